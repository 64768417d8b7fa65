/** A problem the owner can fix. Its message explains how and is shown without a stack trace. */
export class OwnerError extends Error {}
