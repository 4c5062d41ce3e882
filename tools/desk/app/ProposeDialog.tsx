import { useEffect, useState } from 'react';
import type { ListedPage } from '../protocol';
import type { Proposal } from '../server/propose/propose';
import type { ChangedFile } from '../server/propose/repository';
import { call } from './api';
import { type ChangedPage, changeSentences } from './changeSentences';
import styles from './Desk.module.css';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';
import { Field } from './parts/Field';
import { Form } from './parts/Form';

interface ProposeDialogProps {
  pages: readonly ListedPage[];
  onClose: () => void;
}

function Proposed({ branch, address }: Proposal) {
  return (
    <div className={styles.stack} role="status">
      <p>
        <strong>Your change is proposed.</strong>
      </p>
      {address ? (
        <p>
          <a href={address} target="_blank" rel="noopener">
            Open the pull request
          </a>{' '}
          and press “Create pull request” there. A reviewer then sees what changed.
        </p>
      ) : (
        <p>It is on the branch {branch}. Tell a reviewer its name.</p>
      )}
      <p>You can go on writing. To add to this proposal, propose again.</p>
    </div>
  );
}

/** What the writer changed, and the form that proposes it. */
export function ProposeDialog({ pages, onClose }: ProposeDialogProps) {
  const [changed, setChanged] = useState<ChangedPage[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [title, setTitle] = useState('');
  const [reason, setReason] = useState('');

  // Once: the dialog shows the changes as they were when it was opened.
  useEffect(() => {
    call<ChangedFile[]>('changes')
      .then((files) => changeSentences(files, pages))
      .then(setChanged, (error: Error) => setProblem(error.message));
  }, []);

  async function propose(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    await call<Proposal>('propose', { title, reason }).then(setProposal, (error: Error) => setProblem(error.message));
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
        <Proposed {...proposal} />
      ) : (
        <Form onSubmit={propose}>
          <h3 className={styles.groupTitle}>What you changed</h3>
          {!changed && !problem && <p role="status">Your pages are being compared with the live ones …</p>}
          {changed?.length === 0 && <p>Nothing: your pages are the same as the live ones.</p>}
          {changed?.map((page) => (
            <section key={page.title} aria-label={page.title}>
              <h4>{page.title}</h4>
              <ul>
                {page.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </section>
          ))}
          <Field label="Title" help="What changes, in a few words.">
            {(attributes) => (
              <input {...attributes} required value={title} onChange={({ target }) => setTitle(target.value)} />
            )}
          </Field>
          <Field label="Reason" help="Why, for the reviewer. It may be empty.">
            {(attributes) => (
              <textarea {...attributes} rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
            )}
          </Field>
          <p className={styles.row}>
            <Button type="submit" tone="primary" disabled={isBusy || !changed?.length || !title.trim()}>
              {isBusy ? 'Proposing …' : 'Propose'}
            </Button>
          </p>
        </Form>
      )}
    </Dialog>
  );
}
