// Loaded into every Node process `npm start` starts without a terminal, so that closing a terminal
// ends none of them.
process.on("SIGHUP", () => {});
