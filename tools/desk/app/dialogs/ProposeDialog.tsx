import { useEffect, useState } from 'react';
import { counted } from '../../../../lib/text';
import type { Finding } from '../../../content-check/finding';
import type { SiteOverview } from '../../server/app';
import type { ChangedFile } from '../../server/git';
import type { Changes, Proposal } from '../../server/propose';
import { kindOfChange } from '../../text';
import { call } from '../api';
import styles from '../desk.module.css';
import { allDrafts, type Draft } from '../drafts';
import { type DialogProps, FormDialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import { Findings } from '../parts/Findings';
import { titleOf } from '../useSite';
import { ChangeList, nameOfChange } from './ChangeList';

const isError = ({ fatal }: Finding) => fatal === true;

interface ProposedProps extends Proposal {
  isAdded: boolean;
  files: readonly ChangedFile[];
  site: SiteOverview;
}

/** What became of a proposal, and what to do with it. */
function Proposed({ branch, address, isAdded, files, site }: ProposedProps) {
  const said = files.filter((change) => kindOfChange(change) !== 'changed');
  return (
    <div className={styles.stack} role="status">
      <strong>{isAdded ? 'It is added to your proposal.' : 'Your change is proposed.'}</strong>
      {said.length > 0 && (
        <p>{said.map((change) => `${nameOfChange(site, change)}: ${kindOfChange(change)}.`).join(' ')}</p>
      )}
      {address ? (
        <p>
          <a href={address} target="_blank" rel="noopener">
            Open the pull request
          </a>{' '}
          {isAdded ? 'to see it as the reviewer does.' : 'and press “Create pull request” there.'}
        </p>
      ) : (
        <p>
          Tell the person who reviews it its name: <code>{branch}</code>
        </p>
      )}
      <p>You can go on writing. To add to this proposal, propose again.</p>
    </div>
  );
}

/** What the writer changed, what the checks say about it, and the form that proposes it. */
export function ProposeDialog({ site, onShow, onClose, onDone }: DialogProps) {
  const [changes, setChanges] = useState<Changes | null>(null);
  const [all, setAll] = useState<Finding[] | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [unsaved, setUnsaved] = useState<Draft[]>([]);
  useEffect(() => {
    call('changes').then(setChanges, (error: Error) => onDone(error.message));
    void allDrafts().then(setUnsaved);
    call('checkAll').then(setAll, (error: Error) => onDone(error.message));
  }, []);

  const files = changes?.files ?? [];
  const isAdded = typeof changes?.proposal === 'string';
  // The live site has no mistakes, so one elsewhere comes from the change, such as a link to a deleted page.
  const findings = (all ?? [])
    .filter((finding) => isError(finding) || files.some(({ file }) => file === finding.file))
    .sort((one, other) => Number(isError(other)) - Number(isError(one)));
  const samples = findings.filter(({ ruleId }) => ruleId === 'sample-content').length;
  const mistakes = findings.filter(isError).length;

  async function propose({ title = '', reason = '' }: Record<string, string>): Promise<void> {
    setProposal(await call('propose', { title, reason }));
  }
  return (
    <FormDialog
      title="Propose your change"
      submit={mistakes > 0 ? `Propose anyway (${counted(mistakes, 'mistake')})` : 'Propose'}
      onSubmit={propose}
      onClose={onClose}
      isPossible={files.length > 0 && all !== null}
      result={proposal && <Proposed {...proposal} {...{ isAdded, files, site }} />}
    >
      <section className={styles.stack} aria-label="What is new">
        <h3>{isAdded ? `New in your proposal “${changes?.proposal}”` : 'What you changed'}</h3>
        {!changes && <p role="status">Your pages are being compared with the live ones …</p>}
        {changes && files.length === 0 && (
          <p>{isAdded ? 'Nothing: everything is proposed.' : 'Nothing: your pages are the same as the live ones.'}</p>
        )}
        <ChangeList files={files} site={site} />
      </section>
      {unsaved.length > 0 && (
        <p role="status">
          Not saved, and so not proposed: {unsaved.map(({ file }) => titleOf(site, file)).join(', ')}. Open it and
          correct what is marked first.
        </p>
      )}
      <section className={styles.stack} aria-label="What the checks say">
        <h3>What the checks say</h3>
        {samples > 0 && <p>{counted(samples, 'sample text')} to replace.</p>}
        {!all && <p role="status">Your pages are being checked …</p>}
        {all && findings.length === 0 && <p role="status">The checks found nothing.</p>}
        <Findings
          findings={findings}
          actions={(finding) => (
            <button type="button" onClick={() => onShow(finding)}>
              Show it in “{titleOf(site, finding.file)}”
            </button>
          )}
        />
      </section>
      <Field label={isAdded ? 'What is new' : 'Title'} help="In a few words, for the reviewer." name="title" required />
      <Field label="Reason" help="Why, for the reviewer. It may be empty." as="textarea" name="reason" />
      {mistakes > 0 && <p>The checks will refuse it until the mistakes are corrected.</p>}
    </FormDialog>
  );
}
