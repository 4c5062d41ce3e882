import { useState } from 'react';
import type { MergedFile, TakenIn } from '../server/propose/takeIn';
import { call } from './api';
import styles from './desk.module.css';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';

type Side = 'mine' | 'theirs';

function textOf({ parts }: MergedFile, chosen: readonly (Side | undefined)[]): string {
  return parts.map((part, index) => ('same' in part ? part.same : part[chosen[index] ?? 'mine'])).join('');
}

/** One file that both changed: two texts in each place, to choose from. */
function Choices({
  merged,
  chosen,
  onChoose,
}: {
  merged: MergedFile;
  chosen: (Side | undefined)[];
  onChoose: (index: number, side: Side) => void;
}) {
  return (
    <section className={styles.stack} aria-label={merged.file}>
      <h3 className={styles.groupTitle}>{merged.file}</h3>
      {merged.parts.map((part, index) =>
        'same' in part ? null : (
          <fieldset key={index} className={styles.choice}>
            <legend>Which text?</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`${merged.file}-${index}`}
                  checked={chosen[index] === side}
                  onChange={() => onChoose(index, side)}
                />{' '}
                <strong>{side === 'mine' ? 'Mine' : 'Theirs'}</strong>
                <pre>{part[side] || '(nothing)'}</pre>
              </label>
            ))}
          </fieldset>
        ),
      )}
    </section>
  );
}

/** Takes in what others changed, or starts over from the live version. */
export function UpdateDialog({ onClose }: { onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [conflicts, setConflicts] = useState<MergedFile[]>([]);
  const [chosen, setChosen] = useState<Record<string, (Side | undefined)[]>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isSure, setIsSure] = useState(false);

  async function run(action: () => Promise<string>): Promise<void> {
    setIsBusy(true);
    setMessage(await action().catch((error: Error) => error.message));
    setIsBusy(false);
  }

  const takeIn = (choices: Record<string, string> | null) =>
    run(async () => {
      const { done, conflicts: found, news } = await call<TakenIn>('takeIn', { choices });
      setConflicts(found);
      setChosen({});
      if (!done) return 'Others changed the same sentences as you. Choose a text in each place.';
      return news === 0 ? 'There is nothing new on the live site.' : 'Your pages now contain what others changed.';
    });
  const isDecided = conflicts.every(({ file, parts }) =>
    parts.every((part, index) => 'same' in part || chosen[file]?.[index] !== undefined),
  );

  return (
    <Dialog title="The live version" onClose={onClose}>
      <div className={styles.stack}>
        <p role="status">{isBusy ? 'Contacting the site’s repository …' : message}</p>
        {conflicts.map((merged) => (
          <Choices
            key={merged.file}
            merged={merged}
            chosen={chosen[merged.file] ?? []}
            onChoose={(index, side) =>
              setChosen((all) => ({
                ...all,
                [merged.file]: Object.assign([...(all[merged.file] ?? [])], { [index]: side }),
              }))
            }
          />
        ))}
        {conflicts.length > 0 ? (
          <p className={styles.row}>
            <Button
              tone="primary"
              disabled={!isDecided || isBusy}
              onClick={() =>
                takeIn(
                  Object.fromEntries(
                    conflicts.map((merged) => [merged.file, textOf(merged, chosen[merged.file] ?? [])]),
                  ),
                )
              }
            >
              Use these texts
            </Button>
          </p>
        ) : (
          <>
            <p>
              <Button disabled={isBusy} onClick={() => takeIn(null)}>
                Take in what others changed
              </Button>
            </p>
            <p>
              Starting over makes your pages the same as the live ones. What you proposed stays proposed. The rest is
              removed, with its new pictures; a copy stays on this machine, in .git/desk-backup.
            </p>
            <label className={styles.row}>
              <input type="checkbox" checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
              Remove what I did not propose
            </label>
            <p>
              <Button
                disabled={isBusy || !isSure}
                onClick={() =>
                  run(async () => {
                    await call('startOver');
                    setIsSure(false);
                    return 'Your pages are the same as the live ones now.';
                  })
                }
              >
                Start over from the live version
              </Button>
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
