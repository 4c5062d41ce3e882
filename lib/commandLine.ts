import { existsSync } from 'node:fs';
import { refuse } from './arguments.mjs';

export { readArguments, refuse } from './arguments.mjs';

/** Ends the command if the site was not built. */
export function requireBuild(usage: string): void {
  if (!existsSync('build/index.html')) refuse('There is no build yet. Run "npm run build" first.', usage);
}
