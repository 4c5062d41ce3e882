import { company, mailto } from '../site/company';
import { Link } from '../ui/Link';
import type { SpeakingComponent } from '../ui/textOf';

/** The company's e-mail address as a link. */
export function EmailLink() {
  return <Link to={mailto()}>{company.email}</Link>;
}

EmailLink.plainText = company.email satisfies SpeakingComponent['plainText'];
