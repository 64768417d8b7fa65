/** Bytes a form may have (rule 16.5). */
export const maxFormBytes = 256 * 1024;

/** Bytes a form with one photo or PDF may have. */
export const maxFormBytesWithFile = 12 * 1024 * 1024;
