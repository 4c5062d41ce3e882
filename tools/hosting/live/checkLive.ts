/** `npm run check:live [-- https://site.example]`: whether the live site's forms can send. It sends no mail. */
import { origin } from '../../../src/site/company';
import { liveFormErrors } from './liveForms';

const site = new URL(process.argv[2] ?? origin).origin;

liveFormErrors(site).then((faults) => {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error(`\nEnquiries from ${site} may be getting lost. No mail was sent by this check.`);
  else console.log(`The forms of ${site} are configured, and the mail service answers. No mail was sent.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
