import { existsSync } from 'node:fs';

/** Ends `npm run test:build` if the site was not built; otherwise every test would name another file that is missing. */
export default function requireBuild(): void {
  if (existsSync('build/index.html')) return;
  const error = new Error('There is no build yet. Run "npm run build" first.');
  // Where the code noticed it does not help.
  error.stack = error.message;
  throw error;
}
