"""Campaign sheets on disk: files, signatures, and the results of finished matches."""
