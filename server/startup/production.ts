// Imported first: React chooses its production half when it is loaded.
process.env.NODE_ENV ??= "production";
