/** `npm run check:live [-- https://site.example]`: asks the live site whether it is what this repository says. */
import { existsSync } from 'node:fs';
import { readArguments, refuse } from '../../lib/arguments.mjs';
import { mailSettingsOf } from '../../src/config/mailSettings';
import { origin } from '../../src/facts/company';
import {
  checkForms,
  checkHeaders,
  checkNotFoundPage,
  checkRecipients,
  checkRedirects,
  checkSecurityText,
} from './checks';

const USAGE = `npm run check:live [-- https://site.example] [--recipient]

Checks the headers, redirects, 404 page, security.txt and forms of the live site, without sending mail.
  --recipient  instead sends two enquiries with the settings in .env, which prove that the templates ignore to_email`;

if (existsSync('.env')) process.loadEnvFile('.env');

const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { recipient: { type: 'boolean' } },
});
const [address = origin] = positionals;
if (!URL.canParse(address)) refuse(`${address} is not a web address. Example: https://site.example`, USAGE);
const site = new URL(address).origin;

/** Prints what the checks find, or that all is well. */
async function run(checks: readonly ((site: string) => Promise<string[]>)[], allIsWell: string): Promise<void> {
  const results = await Promise.allSettled(checks.map((check) => check(site)));
  const errors = results.flatMap((it) => (it.status === 'fulfilled' ? it.value : [(it.reason as Error).message]));
  for (const error of new Set(errors)) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
  else console.log(allIsWell);
}

if (values.recipient) {
  const settings = mailSettingsOf(process.env);
  const ids = Object.values(settings.templateIds);
  if (!settings.publicKey || !settings.serviceId || ids.includes(''))
    refuse('Set the EMAILJS_ variables in .env or in the environment first.', USAGE);
  run(
    [() => checkRecipients(site, settings)],
    `Two enquiries were sent. If both are in your mailbox, set EMAILJS_RECIPIENT_TYPED=${ids.join(',')} for the launch check.`,
  );
} else {
  run(
    [checkHeaders, checkRedirects, checkNotFoundPage, checkSecurityText, checkForms],
    `${site} answers as it should. No mail was sent: "npm run check:live -- --recipient" sends two, and proves who receives enquiries.`,
  );
}
