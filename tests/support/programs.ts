/** Runs programs outside Jest, because they need ES modules and Jest runs CommonJS. */
import { execFileSync } from 'node:child_process';
import type { VFileMessage } from 'vfile-message';

function run<Result>(program: string, input: unknown): Result {
  const command = ['--import', 'tsx', `tests/support/${program}.ts`];
  const options = { encoding: 'utf8', input: JSON.stringify(input), maxBuffer: 2 ** 28 } as const;
  return JSON.parse(execFileSync(process.execPath, command, options));
}

/** Checks texts, each as one page of the site. @returns the messages about each */
export const checkPages = (texts: readonly string[]) => run<VFileMessage[][]>('checkPages', texts);

/** Compiles pages, which need not exist, as the build does, with the site's configuration. */
export const compilePages = (pages: readonly (readonly [file: string, text: string])[]) =>
  run<{ error: string; code: string }[]>('compilePages', pages);

/** Runs a compiled page. @returns its component */
export const pageOf = (code: string, modules: Record<string, unknown>) =>
  new Function('require', `const module = {};\n${code}\nreturn module.exports.default;`)(
    (name: string) => modules[name],
  );
