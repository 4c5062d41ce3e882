/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = '.docusaurus-typecheck';
const CONFIG = {
  extends: '../tsconfig.json',
  compilerOptions: {
    paths: { '@site/*': ['../*'] },
    // Otherwise the next `npm run typecheck` starts from the beginning.
    tsBuildInfoFile: '../node_modules/.cache/typecheck-page.tsbuildinfo',
  },
  include: ['*.mdx', '../docusaurus.config.ts', '../src/**/*.d.ts'],
  exclude: [],
};

afterAll(() => rmSync(FOLDER, { recursive: true }));

it('finds a wrong setting and a missing import in a page', () => {
  const page =
    'import {Section} from \'@site/src/blocks\';\n\n<Section titel="A">\n  Text\n</Section>\n\n<EmailLink />\n';
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/tsconfig.json`, JSON.stringify(CONFIG));
  writeFileSync(`${FOLDER}/page.mdx`, page);
  const { stdout } = spawnSync('node', ['tools/typecheck.mjs', '-p', FOLDER], { encoding: 'utf8' });
  expect(stdout.match(/^\S.*error.*$/gm)).toEqual([
    expect.stringMatching(/page\.mdx\(3,\d+\): error .*titel/),
    expect.stringMatching(/page\.mdx\(7,\d+\): error .*EmailLink/),
  ]);
}, 60_000);
