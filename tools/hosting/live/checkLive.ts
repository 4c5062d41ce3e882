/**
 * `npm run check:live [-- https://site.example --account]`: checks that the live site's forms can send, without sending mail, and
 * that its `security.txt` does not expire soon. `--account` also asks whether the mail service sends for strangers.
 */
import { readArguments } from '../../../lib/commandLine';
import { origin } from '../../../src/site/company';
import { accountErrors, liveFormErrors } from './liveForms';
import { securityTextErrors } from './securityTextErrors';

async function main(): Promise<void> {
  const { values, positionals } = readArguments('npm run check:live [-- https://site.example] [--account]', {
    allowPositionals: true,
    options: { account: { type: 'boolean' } },
  });
  const [address = origin] = positionals;
  if (!URL.canParse(address)) throw new Error(`${address} is not a web address. Example: https://site.example`);
  const site = new URL(address).origin;
  const formErrors = await liveFormErrors(site);
  const strangers = values.account && formErrors.length === 0 ? await accountErrors(site) : [];
  const errors = [...formErrors, ...strangers, ...(await securityTextErrors(site))];
  for (const error of errors) console.error(error);
  if (formErrors.length > 0) console.error(`\nEnquiries from ${site} may be getting lost.`);
  if (errors.length === 0) console.log(`The forms of ${site} can send, and its security.txt is valid.`);
  console.log(
    'No mail was sent by this check. It cannot see who receives enquiries: that is typed into the templates of EmailJS.',
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
