import { type ReactNode, useEffect, useState } from 'react';
import type { PointedAt, ToPage } from '../../../plugins/desk/messages';
import type { ChangedPage } from '../server/pages';
import { addressOf } from '../text';
import { call } from './api';
import styles from './desk.module.css';
import { LeaveDialog, NewPageDialog } from './dialogs/PageDialogs';
import { ProposeDialog } from './dialogs/ProposeDialog';
import { UpdateDialog } from './dialogs/UpdateDialog';
import { Header } from './Header';
import type { Message, Wanted } from './opened';
import { PagesPanel } from './PagesPanel';
import { Preview } from './Preview';
import type { DialogName, DialogProps } from './parts/Dialog';
import { PAGE_ADDRESSES } from './parts/Field';
import { titleOf, useSite } from './useSite';
import { Workbench } from './Workbench';

const dialogs: Record<DialogName, (props: DialogProps) => ReactNode> = {
  ...{ propose: ProposeDialog, update: UpdateDialog, new: NewPageDialog },
  move: (props) => <LeaveDialog {...props} isMove />,
  delete: (props) => <LeaveDialog {...props} isMove={false} />,
};

/** The desk: pages and facts, the page as visitors see it, and the forms of what is open. */
export function Desk() {
  const [file, setFile] = useState(() => new URLSearchParams(window.location.search).get('file'));
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [message, setMessage] = useState<string | Message | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [reveal, setReveal] = useState<ToPage | null>(null);
  const [lastRoute, setLastRoute] = useState<string | null>(null);
  const [isShowable, setIsShowable] = useState(true);
  const { site, change, reload } = useSite(setMessage);

  const page = site.pages.find((entry) => entry.file === file) ?? null;
  const title = file ? titleOf(site, file) : 'Desk';
  const last = site.pages.find((entry) => entry.route === lastRoute)?.route;
  const route = page?.shownAt ?? last ?? (file?.endsWith('.yaml') ? '/' : null);
  const shownPage = site.pages.find((entry) => entry.route === route) ?? null;

  useEffect(() => {
    if (page?.shownAt) setLastRoute(page.shownAt);
  }, [page?.shownAt]);

  function open(name: string | null, place: Wanted | null = null): void {
    setFile(name);
    setWanted(place);
    window.history.replaceState(null, '', name ? `?file=${encodeURIComponent(name)}` : '?');
  }
  async function openFact(pointed: PointedAt): Promise<void> {
    const found = await call('findFact', pointed).catch(() => null);
    if (found) open(found.file, { path: found.path });
    else setMessage('This does not come from the text of this page.');
  }
  async function undo(changed: ChangedPage): Promise<void> {
    setMessage({ text: 'Undoing …', isBusy: true });
    // Nothing can be done to a page that is about to go.
    open(null);
    const error = await call('undo', changed.changes).catch(({ message: text }: Error) => text);
    setMessage(error ?? null);
    open(error ? changed.file : (changed.changes.find(({ after }) => after === null)?.file ?? null));
  }
  /** Entries of menus are facts, which have a form. */
  function addToMenu(name: string | null): void {
    open('src/site/navigation.yaml', { path: ['menus'] });
    setMessage(
      `Add an entry to a column of a menu, with the address ${addressOf(name ?? '')}. “Findings” says what it lacks.`,
    );
  }
  function done(name: DialogName, text: string, changed?: ChangedPage): void {
    // The writer may have closed it meanwhile, and opened another one.
    setDialog((shown) => (shown === name ? null : shown));
    if (changed) open(changed.file);
    const actions: Message['actions'] = [];
    if (changed?.changes.every(({ before }) => before === null)) {
      actions.push({ label: 'Add it to a menu …', run: () => addToMenu(changed.file) });
    }
    if (changed) actions.push({ label: 'Undo', run: () => void undo(changed) });
    setMessage({ text, actions });
    void reload();
  }
  const ShownDialog = dialog && dialogs[dialog];

  return (
    <div className={styles.desk}>
      <Header title={title} message={message} onDialog={setDialog} onMessage={setMessage} />
      <PagesPanel
        {...{ site, file, onDialog: setDialog, onAddToMenu: () => addToMenu(file) }}
        onOpen={(name) => {
          setMessage(null);
          open(name);
        }}
      />
      {route ? (
        <Preview
          key={route}
          {...{ route, reveal, isShowable }}
          onPointed={(pointed, files) => shownPage && open(shownPage.file, { ...pointed, files })}
        />
      ) : (
        <p className={styles.quiet}>Choose a page.</p>
      )}
      <main className={styles.form} aria-label="Forms">
        {file && (
          <Workbench
            key={file}
            file={file}
            site={site}
            change={change}
            wanted={wanted}
            say={setMessage}
            onAddToMenu={() => addToMenu(file)}
            onShowable={setIsShowable}
            onReveal={setReveal}
            onElsewhere={openFact}
          />
        )}
      </main>
      <datalist id={PAGE_ADDRESSES}>
        {site.pages.map(
          (entry) =>
            entry.route && <option key={entry.file} value={entry.route} label={`${entry.title} (${entry.route})`} />,
        )}
      </datalist>
      {dialog && ShownDialog && (
        <ShownDialog
          {...{ site, page: page?.route ? page : null }}
          onClose={() => setDialog(null)}
          onDone={(text, changed) => done(dialog, text, changed)}
          onShow={(finding) => {
            setDialog(null);
            open(finding.file, { finding });
          }}
        />
      )}
    </div>
  );
}
