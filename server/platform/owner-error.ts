/** Something the owner can mend, in a sentence that says how; shown without a stack trace. */
export class OwnerError extends Error {}
