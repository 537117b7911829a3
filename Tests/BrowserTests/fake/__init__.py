"""A server that answers as the contract says, from memory and from a script. Only the browser tests use it."""
