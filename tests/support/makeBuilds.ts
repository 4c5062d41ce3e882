/** `npm run build:tests`: makes the builds that the browser tests open. Playwright calls it with `--serve`. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readArguments } from '../../lib/arguments.mjs';
import { fingerprintOf } from '../../lib/fileCache';
import { createStaticHost } from '../../tools/hosting/staticHost';
import { type BuildName, builds, originOf } from './builtSites';

const USAGE = `npm run build:tests [-- <site or preview>]

Makes the builds that the browser tests open, unless nothing that they are made from has changed.`;

/** What the builds are made from. The folders in \`handbook\` are generated. */
const SOURCES = [
  ...['docusaurus.config.ts', 'sidebars.ts', 'lib', 'pages', 'plugins', 'src', 'static'],
  ...['tests/support/builtSites.ts', 'tests/support/configured', 'tests/support/standIns.ts'],
  ...readdirSync('handbook').flatMap((file) => (file.endsWith('.mdx') ? `handbook/${file}` : [])),
];

async function make(name: BuildName): Promise<void> {
  const { folder, config, environment } = builds[name];
  const stamp = path.join(folder, '.fingerprint');
  const fingerprint = fingerprintOf('.', SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(folder, { recursive: true, force: true });
  // Without npx, which Windows starts only through a shell.
  const docusaurus = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];
  await promisify(execFile)(process.execPath, [...docusaurus, '--config', config, '--out-dir', folder], {
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      // Files of its own, so that it can be made beside another one.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`,
    },
  });
  writeFileSync(stamp, fingerprint);
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: { serve: { type: 'boolean' } },
  });
  const names = (Object.keys(builds) as BuildName[]).filter(
    (name) => !positionals.length || positionals.includes(name),
  );
  await Promise.all(names.map(make));
  if (!values.serve) return;
  for (const name of names)
    createStaticHost(builds[name].folder).listen(Number(new URL(originOf(name)).port), '127.0.0.1');
  console.log('Serving.');
}

main().catch((error: Error & { stdout?: string }) => {
  console.error(error, error.stdout ?? '');
  process.exit(1);
});
