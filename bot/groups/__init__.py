"""A group and its hosts: its life, its rules, its settings, who may not play there."""
