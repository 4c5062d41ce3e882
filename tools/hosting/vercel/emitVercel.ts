import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../../../lib/files';
import { activeRedirects } from '../../../plugins/site-files/redirects';
import { builtHeaderRules } from '../builtHeaderRules';
import { copyPublished } from '../copyPublished';
import { outputConfig } from './outputConfig';

/** Replaces the output for Vercel: the files, and one configuration file. */
export async function emitVercel(build: string, output: string): Promise<void> {
  const site = path.join(output, 'static');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await copyPublished(build, site);
  const config = outputConfig(builtHeaderRules(build), activeRedirects(build), filesIn(site));
  await writeFile(path.join(output, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
