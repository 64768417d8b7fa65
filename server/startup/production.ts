// Must be imported first: React chooses its production build when it is loaded.
process.env.NODE_ENV ??= "production";
