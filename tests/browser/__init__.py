"""The sandbox's page in a real browser: Chromium, or a skip where there is none."""
