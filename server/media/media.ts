/** A file to send: on this machine's disk, or in memory if the disk had no space for it. */
export type OpenedFile = { file: string } | { bytes: Buffer };

/**
 * The files of pictures and 3D models published while the shop runs, by path such as
 * `my-sofa/primary/640.1bc815fb.avif`. The content at a path never changes.
 */
export interface Media {
  /** Stores a file; from then on it is complete and durable. */
  write(path: string, bytes: Buffer): Promise<void>;
  has(path: string): Promise<boolean>;
  /** The file's content; undefined if there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** The file as a web server sends it; undefined if there is none. */
  open(path: string): Promise<OpenedFile | undefined>;
  /** The paths of all files. */
  list(): AsyncIterable<string>;
  /** Removes files, whether they exist or not. */
  remove(paths: readonly string[]): Promise<void>;
}
