import { useState } from 'react';
import { counted } from '../../../../lib/text';
import type { Conflict, Side } from '../../merge';
import { call } from '../api';
import styles from '../desk.module.css';
import { type DialogProps, FormDialog } from '../parts/Dialog';
import { titleOf } from '../useSite';
import { Changes } from './ChangeList';

const names: Record<Side, string> = { mine: 'My version', theirs: 'Their version', both: 'Both, mine first' };

/** Says how the update ended, and in how many places the writer chose a version. */
function resultOf(answers: readonly string[]): string {
  const [mine, theirs] = (['mine', 'theirs'] as const).map(
    (side) => answers.filter((answer) => answer === side).length,
  );
  const sentences = [
    mine ? `In ${counted(mine, 'place')} you kept your version instead of theirs.` : '',
    theirs ? `In ${counted(theirs, 'place')} their version replaced yours.` : '',
  ].filter(Boolean);
  if (sentences.length === 0) return 'Your pages contain everything that others changed.';
  return ['Your pages are up to date.', ...sentences, 'Everything else of both stayed.'].join(' ');
}

/** Gets what others changed. */
export function UpdateDialog({ site, onClose, onDone }: DialogProps) {
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [answers, setAnswers] = useState<Record<string, string>>({});

  async function update(chosen: Record<string, string>): Promise<void> {
    const all = { ...answers, ...chosen };
    const found = await call('update', all as Record<string, Side>);
    setConflicts(found);
    setAnswers(all);
    if (found.length === 0) onDone(resultOf(Object.values(all)));
  }

  return (
    <FormDialog
      title="Get the latest changes"
      submit={conflicts.length > 0 ? 'Keep these versions' : 'Get the latest changes'}
      onSubmit={update}
      onClose={onClose}
    >
      <p>Your work is saved first.</p>
      {conflicts.length > 0 && (
        <p role="status">
          You and others changed the same {conflicts.length === 1 ? 'place' : 'places'}. Everything else of both stays,
          whatever you choose here.
        </p>
      )}
      {conflicts.map((conflict) => (
        <fieldset key={conflict.id} className={styles.group}>
          <legend>{titleOf(site, conflict.file)}: Which version do you want to keep?</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side}>
              <label>
                <input type="radio" name={conflict.id} value={side} required /> {names[side]}
              </label>
              {conflict[side] === null ? (
                <p>The file is deleted.</p>
              ) : (
                <Changes
                  change={{ file: conflict.file, before: conflict.theirs, after: conflict.mine }}
                  side={side === 'mine' ? 'after' : 'before'}
                />
              )}
            </div>
          ))}
          {conflict.canKeepBoth && (
            <label>
              <input type="radio" name={conflict.id} value="both" required /> {names.both}
            </label>
          )}
        </fieldset>
      ))}
    </FormDialog>
  );
}
