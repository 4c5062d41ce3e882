/**
 * `npm run check:live [-- https://site.example]`: checks that the live site's forms can send, without sending mail, and
 * that its `security.txt` does not expire soon.
 */
import { origin } from '../../../src/site/company';
import { liveFormErrors } from './liveForms';
import { securityTextErrors } from './securityTextErrors';

async function main(): Promise<void> {
  const site = new URL(process.argv[2] ?? origin).origin;
  const formErrors = await liveFormErrors(site);
  const errors = [...formErrors, ...(await securityTextErrors(site))];
  for (const error of errors) console.error(error);
  if (formErrors.length > 0) console.error(`\nEnquiries from ${site} may be getting lost.`);
  if (errors.length === 0) console.log(`The forms of ${site} can send, and its security.txt is valid.`);
  console.log(
    'No mail was sent by this check. It cannot see who receives enquiries: that is typed into the templates of EmailJS.',
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
}

void main();
