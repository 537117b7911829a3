// Placeholder of a module in construction.
