"""Our random games measured side by side with other Python game engines, in one run."""
