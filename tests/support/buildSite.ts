import { execFileSync } from 'node:child_process';

// Without npx, which Windows starts only through a shell.
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Builds the site into another folder, with files of its own, so that it can be built beside the first one. */
export function buildSite(folder: string, env: NodeJS.ProcessEnv, options: readonly string[] = []): void {
  const generated = folder.replace('build', '.docusaurus');
  execFileSync(process.execPath, [DOCUSAURUS, 'build', '--out-dir', folder, ...options], {
    stdio: 'pipe',
    env: { ...env, NODE_ENV: 'production', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated },
  });
}
