"""The sub-commands and their options, by who needs them. What a command does is imported when it is called."""
