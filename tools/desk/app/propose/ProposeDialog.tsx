import { useState } from 'react';
import { counted } from '../../../../lib/counted';
import type { Finding } from '../../../content-check/finding';
import type { ListedFacts, ListedPage } from '../../protocol';
import type { Proposal } from '../../server/propose/propose';
import { call } from '../api';
import styles from '../desk.module.css';
import { filesWithDrafts } from '../drafts';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { ChangeList } from './ChangeList';
import { isError } from './findingsOf';
import { Proposed } from './Proposed';
import { ProposedFindings } from './ProposedFindings';
import { useChanges } from './useChanges';
import { useMessage } from './useMessage';

interface ProposeDialogProps {
  pages: readonly ListedPage[];
  facts: readonly ListedFacts[];
  onShow: (finding: Finding) => void;
  onClose: () => void;
}

/** What the writer changed, what the checks say about it, and the form that proposes it. */
export function ProposeDialog({ pages, facts, onShow, onClose }: ProposeDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [unsaved] = useState(filesWithDrafts);
  const [isSure, setIsSure] = useState(false);
  const { changes, files, findings } = useChanges(setProblem);
  const { message, write, drop } = useMessage(changes?.unsent ?? null);

  const { fresh, proposed } = changes ?? {};
  const known = [...pages, ...facts];
  const mistakes = findings?.filter(isError).length ?? 0;
  const added = changes?.proposal ?? null;
  const titleOf = (name: string) => known.find(({ file }) => file === name)?.title ?? null;
  const isPossible = !isBusy && fresh && fresh.length > 0 && findings && message.title.trim() && (!mistakes || isSure);

  async function propose(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      setProposal(await call<Proposal>('propose', message));
      drop();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsBusy(false);
  }

  return (
    <Dialog title="Propose your change" onClose={onClose}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {proposal ? (
        <Proposed {...proposal} isAdded={added !== null} />
      ) : (
        <Form onSubmit={propose}>
          {added && (
            <section aria-label="Your proposal">
              <h3 className={styles.groupTitle}>Your proposal: {added.title}</h3>
              {added.reason && <p className={styles.given}>{added.reason}</p>}
            </section>
          )}
          <section className={styles.stack} aria-label={added ? 'What is new' : 'What you changed'}>
            <h3 className={styles.groupTitle}>{added ? 'What is new since you proposed it' : 'What you changed'}</h3>
            {!fresh && !problem && <p role="status">Your pages are being compared with the live ones …</p>}
            {fresh?.length === 0 && (
              <p>{added ? 'Nothing: everything is proposed.' : 'Nothing: your pages are the same as the live ones.'}</p>
            )}
            {fresh && <ChangeList files={fresh} known={known} />}
          </section>
          {unsaved.length > 0 && (
            <p role="status">
              Not saved, and so not proposed: {unsaved.map((file) => titleOf(file) ?? file).join(', ')}. Open it and
              correct what is marked first.
            </p>
          )}
          {proposed && proposed.length > 0 && (
            <details>
              <summary>What is proposed already</summary>
              <ChangeList files={proposed} known={known} />
            </details>
          )}
          {files.length > 0 && (
            <section className={styles.stack} aria-label="What the checks say">
              <h3 className={styles.groupTitle}>What the checks say</h3>
              <ProposedFindings {...{ findings, titleOf, onShow }} />
            </section>
          )}
          <Field label={added ? 'What is new' : 'Title'} help="In a few words, for the reviewer.">
            {(attributes) => (
              <input
                {...attributes}
                required
                value={message.title}
                onChange={({ target }) => write('title', target.value)}
              />
            )}
          </Field>
          <Field label="Reason" help="Why, for the reviewer. It may be empty.">
            {(attributes) => (
              <textarea
                {...attributes}
                rows={3}
                value={message.reason}
                onChange={({ target }) => write('reason', target.value)}
              />
            )}
          </Field>
          {mistakes > 0 && (
            <label className={styles.row}>
              <input type="checkbox" checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
              Propose with {counted(mistakes, 'mistake')}: the checks will refuse it until corrected
            </label>
          )}
          <p className={styles.row}>
            <Button type="submit" tone="primary" disabled={!isPossible}>
              {isBusy ? 'Proposing …' : 'Propose'}
            </Button>
          </p>
        </Form>
      )}
    </Dialog>
  );
}
