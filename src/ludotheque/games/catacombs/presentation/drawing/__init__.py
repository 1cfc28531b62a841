"""Pictures of positions and shots: shapes, drawing and file formats."""
