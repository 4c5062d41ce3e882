import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

it('names a mistake in the facts, without a stack', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'facts-'));
  for (const name of ['src', 'lib', 'plugins', 'package.json', 'tsconfig.json']) {
    cpSync(name, path.join(site, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  const facts = path.join(site, 'src/site/company.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('brand:', 'brnd:'));
  const module = ['--import', 'tsx', 'plugins/bundler/readFactsFirst.ts'];
  const { status, stderr } = spawnSync(process.execPath, module, { cwd: site, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/src\/site\/company\.yaml:\d+ {2}.*"brnd"\. Did you mean "brand"\?\n/);
  expect(stderr).not.toMatch(/\n\s+at |valibot/);
  rmSync(site, { recursive: true });
});
