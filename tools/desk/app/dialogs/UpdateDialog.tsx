import { useState } from 'react';
import { labelOf } from '../../labelOf';
import type { Conflict, Side } from '../../server/update';
import { call } from '../api';
import styles from '../desk.module.css';
import { FormDialog } from '../parts/Dialog';
import { ChangeList } from './ChangeList';
import type { DialogProps } from './dialogProps';

/** Gets what others changed. */
export function UpdateDialog({ site, onClose, onDone }: DialogProps) {
  const [conflicts, setConflicts] = useState<Conflict[]>([]);

  async function update(choices: Record<string, string>): Promise<void> {
    const found = await call('update', choices as Record<string, Side>);
    setConflicts(found);
    if (found.length === 0) onDone('Your pages contain everything that others changed.');
  }

  return (
    <FormDialog
      title="Get the latest changes"
      submit={conflicts.length > 0 ? 'Use these files' : 'Get the latest changes'}
      onSubmit={update}
      onClose={onClose}
    >
      <p>Your work is kept as a commit on this machine first, so nothing of it is lost.</p>
      {conflicts.length > 0 && <p role="status">Others changed the same places as you. Choose whose file is used.</p>}
      {conflicts.map(({ file, mine, theirs }) => (
        <fieldset key={file} className={styles.group}>
          <legend>Whose file is used?</legend>
          <div className={styles.row}>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input type="radio" name={file} value={side} required /> {labelOf(side)}
              </label>
            ))}
          </div>
          <p className={styles.quiet}>From theirs to mine:</p>
          <ChangeList files={[{ file, before: theirs, after: mine }]} site={site} />
        </fieldset>
      ))}
    </FormDialog>
  );
}
