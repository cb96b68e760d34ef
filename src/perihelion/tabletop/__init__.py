"""The kernel: what every board game here is made of, and nothing about any one of them."""
