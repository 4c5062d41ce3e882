/** The builds that browser tests open. As a program, `npm run build:fixtures`, it makes them, and with `--serve` it serves them. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readArguments } from '../../lib/arguments.mjs';
import { fingerprintOf } from '../../lib/fileCache';
import { createStaticHost } from '../../tools/hosting/staticHost';

export const builds = {
  /** The live site with stand-ins for all its services. */
  site: {
    directory: 'build-configured',
    config: 'tests/support/docusaurus.config.ts',
    environment: { PREVIEW: '0' },
  },
  /** The site as a reviewer of a pull request sees it, with its handbook. The variables are those that Netlify sets. */
  preview: {
    directory: 'build-preview',
    config: 'docusaurus.config.ts',
    environment: {
      PREVIEW: '',
      NETLIFY: 'true',
      CONTEXT: 'deploy-preview',
      PULL_REQUEST: 'true',
      REVIEW_ID: '42',
      HEAD: 'words/about-us',
      REPOSITORY_URL: 'https://somebody:password@github.com/company/website.git',
      // A preview has none of these, even where the live site's settings are at hand.
      GA_MEASUREMENT_ID: 'G-TEST123456',
      EMAILJS_PUBLIC_KEY: 'live-public-key',
      EMAILJS_CAPTCHA_SITE_KEY: 'live-captcha-key-of-google',
      CHAT_ID: 'live-chat-id',
    },
  },
} as const;

export type BuildName = keyof typeof builds;

/** The site has the port of `TEST_PORT`, and the preview the one a hundred above it, so that two runs may have neighboring ports. */
export function originOf(name: BuildName): string {
  return `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 4173) + 100 * Object.keys(builds).indexOf(name)}`;
}

/** The command with which Playwright makes and serves all builds, or only some. */
export const serveBuilds = (names: readonly string[]) => ({
  command: `node --import tsx tests/support/builds.ts --serve ${names.join(' ')}`,
  wait: { stdout: /Serving/ },
  timeout: 300_000,
});

const USAGE = `npm run build:fixtures [-- <site or preview>]

Makes the builds that the browser tests open, unless nothing that they are made from has changed.`;

/** What the builds are made from. The folders in `handbook` are generated. */
const SOURCES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'lib',
  'pages',
  'plugins',
  'src',
  'static',
  'tests/support/builds.ts',
  'tests/support/docusaurus.config.ts',
  'tests/support/standIns.ts',
  ...readdirSync('handbook').flatMap((file) => (file.endsWith('.mdx') ? `handbook/${file}` : [])),
];

async function make(name: BuildName): Promise<void> {
  const { directory, config, environment } = builds[name];
  const stamp = path.join(directory, '.fingerprint');
  const fingerprint = fingerprintOf('.', SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(directory, { recursive: true, force: true });
  // Without npx, which Windows starts only through a shell.
  const docusaurus = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];
  await promisify(execFile)(process.execPath, [...docusaurus, '--config', config, '--out-dir', directory], {
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
    createStaticHost(builds[name].directory).listen(Number(new URL(originOf(name)).port), '127.0.0.1');
  console.log('Serving.');
}

if (require.main === module)
  main().catch((error: Error & { stdout?: string }) => {
    console.error(error, error.stdout ?? '');
    process.exit(1);
  });
