import type { ChangeGroup, Check } from '../../../plugins/preview/changes';
import { isLostAddress } from '../groups/pageGroups';

/** Names addresses and anchors that no longer lead anywhere. Links inside the site are checked by the build. */
export function checkAddresses(groups: readonly ChangeGroup[]): Check {
  const findings = groups.flatMap(({ places, notes, title, ...group }) => {
    const route = places[0]?.route ?? '';
    if (isLostAddress({ places, notes, title, ...group })) return [{ text: title, route }];
    return notes.filter((note) => note.startsWith('Its address #')).map((text) => ({ text, route }));
  });
  const sentence =
    findings.length === 0
      ? 'Every link and anchor inside the site works, and no address was lost.'
      : 'Links inside the site work. Links from other sites to these addresses do not.';
  return { name: 'Links and addresses', state: findings.length === 0 ? 'passed' : 'found', sentence, findings };
}
