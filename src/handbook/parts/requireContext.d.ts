/** The bundler's `require.context` (https://rspack.rs/api/runtime-api/module-methods#requirecontext). */
declare namespace NodeJS {
  interface Require {
    context(directory: string, recursive: boolean, pattern: RegExp): { (file: string): unknown; keys(): string[] };
  }
}
