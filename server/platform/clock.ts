/** Returns the current time; tests use their own clocks. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
