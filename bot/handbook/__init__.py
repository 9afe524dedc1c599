"""The handbook in a chat: /rules, /glossary and /faq."""
