// Replaces the 'server-only' package where no bundler checks the boundary.
export {};
