"""What goes over the wire, as types that decode strictly."""
