import { readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { posixPath } from '../../../lib/posixPath';
import { activeRedirects } from '../../../plugins/site-files/redirects/redirectsFile';
import { builtHeaderRules } from '../builtHeaderRules';
import { copyPublished } from '../copyPublished';
import { outputConfig } from './outputConfig';

/** Replaces the output for Vercel: the files, and one configuration file. */
export async function emitVercel(build: string, output: string): Promise<void> {
  const site = path.join(output, 'static');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await copyPublished(build, site);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(site, file)).isFile())
    .map(posixPath);
  const config = outputConfig(builtHeaderRules(build), activeRedirects(build), files);
  await writeFile(path.join(output, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
