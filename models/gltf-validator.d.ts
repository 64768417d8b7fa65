/** The part of the package that is used here; it has no types of its own. */
declare module "gltf-validator" {
  interface Issue {
    code: string;
    message: string;
    /** 0 is an error, 1 a warning. */
    severity: number;
    /** Location in the file's tree. */
    pointer: string;
  }
  export function validateBytes(
    file: Uint8Array,
    options?: { maxIssues?: number },
  ): Promise<{ issues: { messages: Issue[] } }>;
}
