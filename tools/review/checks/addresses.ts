import type { ChangeGroup, Check } from '../../../plugins/preview/changes';
import { isLostAddress } from '../groups/pageGroups';

/** What the notes of a change say of an anchor or a redirect that is gone. */
const LOST = /Links from other sites to \S+ (no longer reach|open the page at its top)/;

/** Names addresses and anchors that no longer lead anywhere. Links inside the site are checked by the build. */
export function checkAddresses(groups: readonly ChangeGroup[]): Check {
  const findings = groups.flatMap((group) => {
    const { places, notes, title, mark } = group;
    const at = { route: places[0]?.route ?? '', mark };
    if (isLostAddress(group)) return [{ text: title, ...at }];
    return notes.filter((note) => LOST.test(note)).map((text) => ({ text, ...at }));
  });
  const sentence =
    findings.length === 0
      ? 'Every link and anchor inside the site works, and no address was lost.'
      : 'Every link inside the site works. An address that other sites may link to was lost:';
  return { name: 'Links and addresses', state: findings.length === 0 ? 'passed' : 'found', sentence, findings };
}
