/** The part of the package that is used here; it comes without types. */
declare module "gltf-validator" {
  interface Issue {
    code: string;
    message: string;
    /** 0 is an error, 1 a warning. */
    severity: number;
    /** Where in the file's tree. */
    pointer: string;
  }
  export function validateBytes(
    file: Uint8Array,
    options?: { maxIssues?: number },
  ): Promise<{ issues: { messages: Issue[] } }>;
}
