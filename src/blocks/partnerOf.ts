import { type Partner, partners } from '../site/partners';
import { BlockError } from './blockError';

/**
 * Returns the partner of this name, for the setting `partner` of a block.
 * @throws BlockError if `partners.yaml` has none
 */
export function partnerOf(block: string, name: string): Partner {
  const found = partners.find((partner) => partner.name === name);
  if (found) return found;
  const names = partners.map((partner) => partner.name).join(', ');
  throw new BlockError(block, `has partner="${name}". Write one of the names in partners.yaml: ${names}.`);
}
