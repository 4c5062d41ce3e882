import { company, mailto } from '../site/company';
import { Link } from '../ui/Link';
import type { SpeakingComponent } from '../ui/textOf';

/**
 * The company's e-mail address as a link.
 *
 * @useFor every place where a sentence names the address. It follows `src/site/company.ts`, so a change of address
 *   reaches every page.
 * @notFor the address, telephone number and place together: take `<ContactDetails>`.
 * @notFor the address of a person or of another company: write a Markdown link, `[name](mailto:…)`.
 */
export function EmailLink() {
  return <Link to={mailto()}>{company.email}</Link>;
}

EmailLink.plainText = company.email satisfies SpeakingComponent['plainText'];
