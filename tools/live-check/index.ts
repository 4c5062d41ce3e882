/** `npm run check:live [-- https://site.example]`: checks whether the live site is what this repository describes. */
import '../../lib/factErrors.mjs';

import { exitWithUsage, readArguments } from '../../lib/arguments.mjs';
import { origin as liveOrigin } from '../../src/facts/company';
import { checkForms, checkHeaders, checkNotFoundPage, checkRedirects, checkSecurityText } from './checks';

const USAGE = `npm run check:live [-- https://site.example]

Checks the headers, redirects, 404 page, security.txt and forms of the live site, without sending mail.`;

const { positionals } = readArguments(USAGE, { allowPositionals: true });
const [url = liveOrigin] = positionals;
if (!URL.canParse(url)) exitWithUsage(`${url} is not a web address. Example: https://site.example`, USAGE);
const origin = new URL(url).origin;

const checks = [checkHeaders, checkRedirects, checkNotFoundPage, checkSecurityText, checkForms];

async function main(): Promise<void> {
  const results = await Promise.allSettled(checks.map((check) => check(origin)));
  const errors = results.flatMap((result) =>
    result.status === 'fulfilled' ? result.value : [(result.reason as Error).message],
  );
  for (const error of new Set(errors)) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
  else console.log(`${origin} answers as it should. No mail was sent.`);
}

main();
