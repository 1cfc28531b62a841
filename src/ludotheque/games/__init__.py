"""The games that come with the package, one folder each; entry points announce them."""
