/** A script as minified text, made by `scripts/vite/inline-script.ts`. */
declare module "*?inline-script" {
  const script: string;
  export default script;
}
