import type { Check } from '../../../plugins/preview/changes';
import { NO_STATE_CHANGED } from '../builds';
import { counted } from '../groups/group';
import type { StatesBrowser } from '../states/readStates';

/** Says how many states were compared, which did not appear, or why none was compared. */
export function checkStates(states: StatesBrowser | null, builds: unknown): Check {
  const name = 'States';
  if (typeof builds === 'string') {
    return { name, state: builds === NO_STATE_CHANGED ? 'passed' : 'skipped', sentence: builds, findings: [] };
  }
  if (!states) return { name, state: 'skipped', sentence: 'There is no Chromium.', findings: [] };
  const { readings, unreached } = states;
  const findings = unreached.map((missing) => ({ text: `${missing}: it did not appear.` }));
  const compared = counted(readings.after.size, 'state');
  const sentence = `${compared} and examples of blocks were compared: menus, forms and their messages, print.`;
  return { name, state: findings.length > 0 ? 'found' : 'passed', sentence, findings };
}
