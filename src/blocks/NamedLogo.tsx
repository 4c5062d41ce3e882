import { partners } from '../facts/partners';
import { PartnerLogo } from '../ui/PartnerLogo';
import { oneOf } from './checks';

const partnerNames = partners.map(({ name }) => name);

/**
 * The logo of the partner that a block names in its setting `partner`.
 * @throws BlockError if `partners.yaml` has none of this name
 */
export function NamedLogo({ block, name, look }: { block: string; name: string; look: 'tile' | 'plain' }) {
  oneOf(block, 'partner', name, partnerNames);
  const partner = partners.find((candidate) => candidate.name === name);
  return partner && <PartnerLogo partner={partner} look={look} />;
}
