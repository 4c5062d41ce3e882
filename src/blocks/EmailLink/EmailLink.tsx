import { company } from '../../facts/company';
import { Link } from '../../ui/Link';
import { mailto } from '../../ui/mailto';
import type { PlainTextComponent } from '../../ui/text';

/**
 * The company's email address as a link.
 *
 * @useFor every sentence that contains the address. The address comes from the facts in `company.yaml`, so a change there updates every page.
 * @notFor the email address, telephone number and postal address together: use `<ContactDetails>`.
 * @notFor the address of a person or of another company: make the words a link, `[name](mailto:…)`.
 */
export function EmailLink() {
  return <Link to={mailto()}>{company.email}</Link>;
}

EmailLink.plainText = company.email satisfies PlainTextComponent['plainText'];
