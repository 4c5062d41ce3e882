import { useCallback, useEffect, useState } from 'react';
import type { PointedAt } from '../../../plugins/desk/messages';
import type { FactPlace } from '../protocol';
import { call } from './api';
import { Bar } from './Bar';
import { type DialogName, Dialogs } from './Dialogs';
import styles from './desk.module.css';
import { type Message, Notices } from './Notices';
import type { SaveState, Wanted } from './opened';
import { PagesPanel } from './PagesPanel';
import { Preview, type Reveal } from './Preview';
import { Button } from './parts/Button';
import { useSite } from './useSite';
import { Workbench } from './Workbench';

/** The panes on a small screen. */
const views = { side: 'Pages', page: 'Preview', form: 'Form' } as const;
type View = keyof typeof views;

/** Milliseconds after the last change until the whole site is checked. */
const CHECK_ALL_AFTER = 4000;

interface Place {
  file: string | null;
  /** What to show of it; null for its start. */
  wanted: Wanted | null;
}

const fileInAddress = () => new URLSearchParams(window.location.search).get('file');
const preferredTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The desk: pages and facts, the page as visitors see it, and the forms of what is open. */
export function Desk() {
  const [place, setPlace] = useState<Place>(() => ({ file: fileInAddress(), wanted: null }));
  const [view, setView] = useState<View>('form');
  const [theme, setTheme] = useState<'light' | 'dark'>(preferredTheme);
  const [message, setMessage] = useState<string | Message | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [state, setState] = useState<SaveState | null>(null);
  const [reveal, setReveal] = useState<Reveal>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const [lastRoute, setLastRoute] = useState<string | null>(null);
  const { site, changed, reload, check } = useSite(setMessage);

  const { file } = place;
  const page = site.pages.find((entry) => entry.file === file) ?? null;
  const title = page?.title ?? site.facts.find((entry) => entry.file === file)?.title ?? 'Desk';
  const route = page?.shownAt ?? lastRoute ?? (file?.endsWith('.yaml') ? '/' : null);
  const shownPage = site.pages.find((entry) => entry.route === route) ?? null;

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    if (page?.shownAt) setLastRoute(page.shownAt);
  }, [page?.shownAt]);
  useEffect(() => {
    // The whole site takes seconds, in which the open page could not be checked.
    if (state === 'saving') return;
    const timer = setTimeout(check, CHECK_ALL_AFTER);
    return () => clearTimeout(timer);
  }, [state, check]);

  const open = useCallback((name: string | null, wanted: Wanted | null = null) => {
    setPlace({ file: name, wanted });
    setView('form');
    window.history.replaceState(null, '', name ? `?file=${encodeURIComponent(name)}` : '?');
  }, []);
  function openAndForget(name: string): void {
    setMessage(null);
    open(name);
  }
  async function openFact(pointed: PointedAt): Promise<void> {
    const found = await call<FactPlace | null>('findFact', pointed).catch(() => null);
    if (found) open(found.file, { path: found.path });
    else setMessage('This does not come from the text of this page.');
  }
  async function afterStep(shown: string | null, sentence: string | Message | null): Promise<void> {
    setDialog(null);
    open(shown);
    setMessage(sentence);
    await reload();
    void check();
  }
  async function undoStep(): Promise<void> {
    setIsUndoing(true);
    await call<{ file: string | null }>('undoStep').then(
      (undone) => afterStep(undone.file, null),
      (error: Error) => setMessage(error.message),
    );
    setIsUndoing(false);
  }
  const toMenu = { label: 'Add it to a menu …', run: () => setDialog('menu') };

  return (
    <div className={styles.desk} data-view={view}>
      <Bar
        {...{ title, theme }}
        state={file === null ? null : state}
        onOpen={setDialog}
        onTheme={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      />
      <Notices message={message} onClose={() => setMessage(null)} />
      <nav className={styles.views} aria-label="Panes">
        {(Object.keys(views) as View[]).map((name) => (
          <Button key={name} aria-pressed={view === name} onClick={() => setView(name)}>
            {views[name]}
          </Button>
        ))}
      </nav>
      <PagesPanel {...{ site, file, isUndoing }} onOpen={openAndForget} onDialog={setDialog} onUndo={undoStep} />
      {route ? (
        <Preview
          {...{ route, theme, reveal }}
          onClicked={(pointed) => shownPage && open(shownPage.file, pointed)}
          onDropped={(files, pointed) => shownPage && open(shownPage.file, { ...pointed, files })}
        />
      ) : (
        <p className={styles.hint}>Choose a page.</p>
      )}
      <main className={styles.form} aria-label="Forms">
        {file && (
          <Workbench
            key={file}
            {...{ file, site, changed }}
            wanted={place.wanted}
            say={setMessage}
            onState={setState}
            onAddToMenu={toMenu.run}
            onReveal={setReveal}
            onElsewhere={openFact}
          />
        )}
      </main>
      <Dialogs
        {...{ name: dialog, site, page: page?.route ? page : null }}
        onClose={() => setDialog(null)}
        onShow={(finding) => {
          setDialog(null);
          open(finding.file, { finding });
        }}
        onMade={(made) => {
          const text = 'The page has been created. Nothing leads to this page yet, so visitors do not find it.';
          void afterStep(made, { text, action: toMenu });
        }}
        onChangedPages={({ file: shown }, sentence) => void afterStep(shown, sentence)}
        onInMenu={(sentence) => {
          setDialog(null);
          setMessage(sentence);
        }}
      />
    </div>
  );
}
