import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** Ends `npm run test:browsers` if an engine that it needs is not installed; otherwise every test would say so. */
export default function requireEngines(): void {
  const [, only] = /--project[= ](\w+)/.exec(process.argv.join(' ')) ?? [];
  const engines = [firefox, webkit].filter((engine) => !only || engine.name() === only);
  const missing = engines.filter((engine) => !existsSync(engine.executablePath())).map((engine) => engine.name());
  if (missing.length === 0) return;
  const error = new Error(
    `Not installed: ${missing.join(', ')}. Run "npx playwright install --with-deps firefox webkit".`,
  );
  // Where the code noticed it does not help.
  error.stack = error.message;
  throw error;
}
