// Loaded into every Node that `npm start` starts without a terminal: none of them ends with one.
process.on("SIGHUP", () => {});
