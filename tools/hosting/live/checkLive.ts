/**
 * `npm run check:live [-- https://site.example --account]`: checks that the live site's forms can send, without sending mail, and
 * that its `security.txt` does not expire soon. `--account` also asks whether the mail service sends for strangers.
 */
import { existsSync } from 'node:fs';
import { readArguments, refuse } from '../../../lib/commandLine';
import { mailSettingsOf } from '../../../src/config/mailSettings';
import { origin } from '../../../src/site/company';
import { accountErrors, liveFormErrors, recipientErrors } from './liveForms';
import { securityTextErrors } from './securityTextErrors';

const USAGE = `npm run check:live [-- https://site.example] [--account] [--recipient]

Checks that the live forms can send and security.txt is valid, without sending mail.
  --account    also asks the mail service whether it answers strangers
  --recipient  instead sends two enquiries with the settings in .env, which prove that the templates ignore to_email`;

if (existsSync('.env')) process.loadEnvFile('.env');

/** Proves that the templates of the environment's mail service name their recipients. Sends two enquiries. */
async function checkRecipients(site: string): Promise<void> {
  const settings = mailSettingsOf(process.env);
  const ids = Object.values(settings.templateIds);
  if (!settings.publicKey || !settings.serviceId || ids.includes(''))
    refuse('Set the EMAILJS_ variables in .env or in the environment first.', USAGE);
  const errors = await recipientErrors(site, settings);
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
  else
    console.log(
      `Two enquiries were sent. If both are in your mailbox, set EMAILJS_RECIPIENT_TYPED=${ids.join(',')} for the launch check.`,
    );
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { account: { type: 'boolean' }, recipient: { type: 'boolean' } },
  });
  const [address = origin] = positionals;
  if (!URL.canParse(address)) throw new Error(`${address} is not a web address. Example: https://site.example`);
  const site = new URL(address).origin;
  if (values.recipient) return checkRecipients(site);

  const formErrors = await liveFormErrors(site);
  const strangers = values.account && formErrors.length === 0 ? await accountErrors(site) : [];
  const errors = [...formErrors, ...strangers, ...(await securityTextErrors(site))];
  for (const error of errors) console.error(error);
  if (formErrors.length > 0) console.error(`\nEnquiries from ${site} may be getting lost.`);
  if (errors.length === 0) console.log(`The forms of ${site} can send, and its security.txt is valid.`);
  console.log('No mail was sent. "npm run check:live -- --recipient" sends two, and proves who receives enquiries.');
  process.exitCode = errors.length > 0 ? 1 : 0;
}

main().catch((error: Error & { cause?: Error }) => {
  // The error of fetch says only "fetch failed"; its cause says which host didn't answer.
  console.error(error.cause ? `${error.message}: ${error.cause.message}` : error.message);
  process.exitCode = 1;
});
