"""Pictures of positions and shots: shapes, who draws them, and files of them."""
