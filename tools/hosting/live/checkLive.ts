/**
 * `npm run check:live [-- https://site.example --account]`: checks that the live site's forms can send, without sending mail, and
 * that its `security.txt` does not expire soon. `--account` also asks whether the mail service sends for strangers.
 */
import { parseArgs } from 'node:util';
import { origin } from '../../../src/site/company';
import { accountErrors, liveFormErrors } from './liveForms';
import { securityTextErrors } from './securityTextErrors';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { account: { type: 'boolean' } } });
  const site = new URL(positionals[0] ?? origin).origin;
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

void main();
