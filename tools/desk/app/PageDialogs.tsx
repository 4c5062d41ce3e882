import { useEffect, useState } from 'react';
import { counted } from '../../../lib/counted';
import type { ChangedPages, LinkPlace, ListedPage, PageUses } from '../protocol';
import { call } from './api';
import styles from './desk.module.css';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';
import { Field } from './parts/Field';
import { Form } from './parts/Form';
import { PagePicker } from './parts/PagePicker';

interface PageDialogProps {
  page: ListedPage;
  pages: readonly ListedPage[];
  onDone: (done: ChangedPages, message: string) => void;
  onClose: () => void;
}

function nameOf({ title, file, line, isEditable }: LinkPlace): string {
  if (!isEditable) return `The handbook, “${title}”, line ${line}`;
  return `${file.endsWith('.yaml') ? `Facts, ${title}` : title}, line ${line}`;
}

function leftSentence(left: readonly LinkPlace[]): string {
  return left.length === 0 ? '' : ` These links still lead to the old address: ${left.map(nameOf).join('; ')}.`;
}

function followSentence({ following }: ChangedPages): string {
  const menus = following.filter((file) => file.endsWith('.yaml')).length;
  if (following.length === 0) return 'No other page or menu leads to it.';
  const pages = following.length - menus;
  const parts = [pages > 0 && counted(pages, 'page'), menus > 0 && 'the menus'];
  return `Links in ${parts.filter(Boolean).join(' and in ')} follow.`;
}

function usePageUses(file: string) {
  const [uses, setUses] = useState<PageUses | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    call<PageUses>('pageUses', { file }).then(
      (found) => {
        setUses(found);
        setProblem(found.problem ?? '');
      },
      (error: Error) => setProblem(error.message),
    );
  }, [file]);
  return { uses, problem, setProblem };
}

function Links({ uses }: { uses: PageUses | null }) {
  if (!uses) return <p role="status">Looking for links to this page …</p>;
  if (uses.links.length === 0) return <p>No link leads to this page.</p>;
  return (
    <details>
      <summary>
        {uses.links.length === 1 ? '1 link leads to this page.' : `${uses.links.length} links lead to this page.`}
      </summary>
      <ul className={styles.links}>
        {uses.links.map((link, index) => (
          <li key={index}>{nameOf(link)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Says why a page cannot be moved or deleted, or not yet; null if it can. */
function waitingFor(uses: PageUses | null): string | null {
  return uses ? uses.problem : 'The links to this page are being counted …';
}

/** Gives a page another address. */
export function MoveDialog({ page, onDone, onClose }: PageDialogProps) {
  const { uses, problem, setProblem } = usePageUses(page.file);
  const [route, setRoute] = useState(page.route ?? '');
  const [isBusy, setIsBusy] = useState(false);

  async function move(): Promise<void> {
    setIsBusy(true);
    const done = await call<ChangedPages>('movePage', { file: page.file, route }).catch((error: Error) =>
      setProblem(error.message),
    );
    setIsBusy(false);
    if (done) onDone(done, `The page has a new address. ${followSentence(done)}${leftSentence(done.left)}`);
  }

  return (
    <Dialog title={`Move “${page.title}”`} onClose={onClose}>
      <Form onSubmit={move}>
        <Field
          label="Address"
          help="Links and menus follow, and anyone who opens the old address is sent to the new one."
          error={problem}
        >
          {(attributes) => (
            <input {...attributes} data-first value={route} onChange={({ target }) => setRoute(target.value)} />
          )}
        </Field>
        <Links uses={uses} />
        <p className={styles.row}>
          <Button
            type="submit"
            tone="primary"
            problem={
              (isBusy ? 'Moving …' : waitingFor(uses)) ?? (route === page.route ? 'Write another address first.' : null)
            }
          >
            {isBusy ? 'Moving …' : 'Move the page'}
          </Button>
        </p>
      </Form>
    </Dialog>
  );
}

/** Deletes a page, and asks where its visitors go. */
export function DeleteDialog({ page, pages, onDone, onClose }: PageDialogProps) {
  const { uses, problem, setProblem } = usePageUses(page.file);
  const [target, setTarget] = useState('');
  const [isFollowed, setIsFollowed] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const needsTarget = uses?.isLive ?? true;

  async function remove(): Promise<void> {
    const input = { file: page.file, redirectTo: target.trim() || null, isFollowed };
    setIsBusy(true);
    const done = await call<ChangedPages>('deletePage', input).catch((error: Error) => setProblem(error.message));
    setIsBusy(false);
    if (!done) return;
    const follows = target ? ` ${followSentence(done)}` : '';
    onDone(done, `The page “${page.title}” is deleted.${follows}${leftSentence(done.left)}`);
  }

  return (
    <Dialog title={`Delete “${page.title}”`} onClose={onClose}>
      <Form onSubmit={remove}>
        <p role="alert">{problem}</p>
        <Links uses={uses} />
        <PagePicker
          label="Redirect to"
          help={
            needsTarget
              ? 'Visitors of the old address go to this page: the one that comes closest.'
              : 'Optional: nobody outside knows the address of this page.'
          }
          value={target}
          pages={pages.filter(({ file }) => file !== page.file)}
          onChange={setTarget}
        />
        {uses && uses.links.length > 0 && (
          <label className={styles.row}>
            <input
              type="checkbox"
              checked={isFollowed}
              onChange={(event) => setIsFollowed(event.currentTarget.checked)}
            />
            Update links as well
          </label>
        )}
        <p className={styles.row}>
          <Button
            type="submit"
            tone="primary"
            problem={
              (isBusy ? 'Deleting …' : waitingFor(uses)) ??
              (needsTarget && !target.trim() ? 'Choose where visitors go first.' : null)
            }
          >
            {isBusy ? 'Deleting …' : 'Delete the page'}
          </Button>
        </p>
      </Form>
    </Dialog>
  );
}
