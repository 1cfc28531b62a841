"""Our random duels measured side by side with other Python game engines, in one run."""
