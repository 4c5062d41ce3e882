import { useState } from 'react';
import type { ListedFacts, ListedPage } from '../protocol';
import type { Conflict, Side, Updated } from '../server/propose/update';
import { call } from './api';
import styles from './desk.module.css';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';
import { ChangeList } from './propose/ChangeList';

interface UpdateDialogProps {
  pages: readonly ListedPage[];
  facts: readonly ListedFacts[];
  onClose: () => void;
}

const sides: Record<Side, string> = { mine: 'Mine', theirs: 'Theirs' };

/** Gets what others changed, or starts over from the live site. */
export function UpdateDialog({ pages, facts, onClose }: UpdateDialogProps) {
  const [message, setMessage] = useState('');
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [isBusy, setIsBusy] = useState(false);

  async function run(action: () => Promise<string>): Promise<void> {
    setIsBusy(true);
    setMessage(await action().catch((error: Error) => error.message));
    setIsBusy(false);
  }
  const update = () =>
    run(async () => {
      const updated = await call<Updated>('update', { choices });
      setConflicts(updated.conflicts);
      if (updated.conflicts.length > 0) return 'Others changed the same places as you. Choose whose file is used.';
      return updated.news === 0 ? 'There is nothing new.' : 'Your pages now contain what others changed.';
    });
  const startOver = () =>
    run(async () => {
      await call('startOver');
      return 'Your pages are the same as the live ones now.';
    });

  return (
    <Dialog title="Get the latest changes" onClose={onClose}>
      <div className={styles.stack}>
        <p>Your work is kept as a commit on this machine first, so nothing of it is lost.</p>
        <p role="status">{isBusy ? 'Contacting the site’s repository …' : message}</p>
        {conflicts.map(({ file, mine, theirs }) => (
          <fieldset key={file} className={styles.group}>
            <legend>Whose file is used?</legend>
            <div className={styles.row}>
              {(Object.keys(sides) as Side[]).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={file}
                    checked={choices[file] === side}
                    onChange={() => setChoices({ ...choices, [file]: side })}
                  />{' '}
                  {sides[side]}
                </label>
              ))}
            </div>
            <p className={styles.quiet}>From theirs to mine:</p>
            <ChangeList files={[{ file, before: theirs, after: mine }]} known={[...pages, ...facts]} />
          </fieldset>
        ))}
        <p>
          <Button
            tone="primary"
            disabled={isBusy || conflicts.some(({ file }) => choices[file] === undefined)}
            onClick={update}
          >
            {conflicts.length > 0 ? 'Use these files' : 'Get the latest changes'}
          </Button>
        </p>
        {conflicts.length === 0 && (
          <details>
            <summary>Start over</summary>
            <div className={styles.stack}>
              <p>
                Your pages become the same as the live ones. What you wrote stays on its branch, for an engineer to
                find.
              </p>
              <p>
                <Button disabled={isBusy} onClick={startOver}>
                  Start over from the live site
                </Button>
              </p>
            </div>
          </details>
        )}
      </div>
    </Dialog>
  );
}
