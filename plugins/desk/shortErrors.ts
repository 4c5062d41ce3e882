/** What the terminal and the page show of the bundler's errors about MDX files. The content check explains them. */

interface BundlerError {
  message?: string;
  moduleName?: string;
}

interface Stats {
  toJson: (...parameters: never[]) => { errors?: BundlerError[] };
}

interface Compiler {
  hooks: { done: { tap: (options: { name: string; stage: number }, tap: (stats: Stats) => void) => void } };
}

/** Docusaurus adds the parser's error as JSON, and the bundler a stack. */
const MDX_ERROR = /MDX compilation failed for file "([^"]+)"\s*(?:Cause: ([^\n]*))?/;

/** Returns an error about an MDX file in one line; any other error as it is. */
export function shortError<Type extends BundlerError>(error: Type, siteDirectory: string): Type {
  const [, file, cause = ''] = MDX_ERROR.exec(error.message ?? '') ?? [];
  if (!file) return error;
  const name = file.replace(`${siteDirectory}/`, '');
  return { ...error, message: `${name} cannot be read. "npm run check:content" says why. ${cause}`.trim() };
}

/** Shortens the errors before Docusaurus prints them and sends them to the page. */
export function shortErrors(siteDirectory: string) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.done.tap({ name: 'short-errors', stage: -100 }, (stats) => {
        const toJson = stats.toJson.bind(stats);
        stats.toJson = (...parameters) => {
          const json = toJson(...parameters);
          return json.errors ? { ...json, errors: json.errors.map((error) => shortError(error, siteDirectory)) } : json;
        };
      });
    },
  };
}
