/** `npm run deploy`: publishes `build/` on Netlify, without installed packages. Needs NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID. */
import { existsSync } from 'node:fs';
import { readArguments } from '../../../lib/arguments.mjs';
import { deploySite } from './deploySite.mjs';

const USAGE = `npm run deploy

Publishes build/ on Netlify. Needs NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID.`;
const DIRECTORY = 'build';

async function main() {
  readArguments(USAGE, {});
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: id } = process.env;
  if (!token || !id)
    throw new Error('Set NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID. docs/deploying.md says where Netlify shows them.');
  if (!existsSync(`${DIRECTORY}/index.html`))
    throw new Error(`${DIRECTORY}/ contains no site. Run "npm run build" first.`);
  console.log('Uploading the site …');
  console.log(`The site is live at ${await deploySite(DIRECTORY, { id, token })}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
