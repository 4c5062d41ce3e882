import type { ViewUpdate } from '@codemirror/view';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readText } from '../pageOutline';
import type { ChangedPages } from '../protocol';
import { call } from './api';
import { Bar } from './Bar';
import styles from './Desk.module.css';
import { type DialogName, Dialogs } from './Dialogs';
import { causeOf, correct, showFindings } from './editor/findings';
import { FactsForm } from './facts/FactsForm';
import { Notices } from './Notices';
import { Preview } from './Preview';
import { Button } from './parts/Button';
import { type Side, Sidebar } from './Sidebar';
import { SidePanel } from './SidePanel';
import { TextPane } from './TextPane';
import { useBlockActions } from './useBlockActions';
import { useCursor } from './useCursor';
import { useDeskData } from './useDeskData';
import { useFindings } from './useFindings';
import { useOpenFile } from './useOpenFile';
import { usePictures } from './usePictures';
import { usePreview } from './usePreview';
import { useSaveKey } from './useSaveKey';

const views = { side: 'Pages and forms', text: 'Text', page: 'Page' } as const;
type View = keyof typeof views;

function fileInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('file');
}

/** On small screens, facts open as a form. */
function viewOf(file: string | null): View {
  return file?.endsWith('.yaml') ? 'page' : 'text';
}

function preferredTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The desk: pages and forms, the text, and the page. */
export function Desk() {
  const [file, setFile] = useState(fileInAddress);
  const [view, setView] = useState<View>(() => viewOf(fileInAddress()));
  const [side, setSide] = useState<Side>('pages');
  const [theme, setTheme] = useState(preferredTheme);
  const [message, setMessage] = useState<string | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  /** The setting that the form of the block asks for. */
  const [focused, setFocused] = useState<string | null>(null);
  const isUndoing = useRef(false);
  const showText = useCallback(() => setView('text'), []);

  const { editor, setEditor, cursor, line, follow, select, goTo } = useCursor(showText);
  const { open, change, save, changedOnDisk, decide, discard } = useOpenFile(
    file,
    { onUpdate, onSlash: openPalette, onFiles: (files) => addPictures(files) },
    setMessage,
  );
  const { pages, facts, blocks, lastStep, reload } = useDeskData({ onError: setMessage, onChanged: changedOnDisk });
  const listed = pages.find((page) => page.file === file) ?? null;
  const openFacts = facts.find((entry) => entry.file === file) ?? null;
  const route = listed?.shownAt ?? null;
  const text = open?.file === file ? (open?.text ?? null) : null;
  const isPage = file?.endsWith('.mdx') ?? true;
  const { outline, isWhole, values } = useMemo(
    () => readText(file ?? '', isPage ? (text ?? '') : ''),
    [file, text, isPage],
  );
  const preview = usePreview({
    ...{ file, text, theme, route },
    onClicked: goTo,
    onDropped(files, line) {
      if (line) goTo(line, '');
      addPictures(files);
    },
  });
  const { findings, checkedText, all, refresh } = useFindings(file, text);
  const actions = useBlockActions({ editor, blocks, outline, cursor });
  const addPictures = usePictures({
    page: isPage ? file : null,
    onMessage: setMessage,
    onStored(mdx) {
      actions.insertText(mdx);
      // The form asks what the picture shows.
      setSide('block');
      setFocused('alt');
    },
  });
  useSaveKey(saveAndCheck);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    if (!editor || !findings || checkedText !== editor.state.doc.toString()) return;
    showFindings(editor, findings);
    performance.mark('desk-checked');
  }, [editor, findings, checkedText]);
  useEffect(() => {
    if (isPage && isWhole && editor?.state.doc.toString() === text && !isUndoing.current) actions.keepImports();
  }, [outline, blocks]);
  const { outline: outlineOnPage, isReady } = preview;
  useEffect(() => {
    if (isReady) outlineOnPage(line, line);
  }, [isReady, line, outlineOnPage]);

  /** Returns whether everything is on disk. */
  async function saveAndCheck(): Promise<boolean> {
    if (!open?.isChanged) return true;
    const isSaved = await save();
    if (isSaved) void refresh();
    return isSaved;
  }

  function openPalette(): boolean {
    if (isPage) setDialog('palette');
    return isPage;
  }

  function openFile(name: string | null): void {
    setFile(name);
    setMessage(null);
    setView(viewOf(name));
    if (name?.endsWith('.yaml') && (side === 'block' || side === 'details')) setSide('pages');
    window.history.replaceState(null, '', name ? `?file=${encodeURIComponent(name)}` : '?');
  }

  /** Saves first, because the server changes files as they are on disk. */
  async function openDialog(name: DialogName): Promise<void> {
    if (name === 'palette' || name === 'new' || (await saveAndCheck())) setDialog(name);
  }

  async function showPages(shown: string | null, sentence: string | null): Promise<void> {
    setDialog(null);
    await reload();
    openFile(shown);
    setMessage(sentence);
    void refresh();
  }

  async function undoStep(): Promise<void> {
    if (!(await saveAndCheck())) return;
    const undone = await call<{ file: string | null }>('undoStep').catch((error: Error) => setMessage(error.message));
    if (undone) await showPages(undone.file, null);
  }

  function onUpdate(update: ViewUpdate): void {
    if (update.docChanged) {
      isUndoing.current = update.transactions.some((step) => step.isUserEvent('undo') || step.isUserEvent('redo'));
      change(update.state.doc.toString());
    }
    follow(update);
  }

  const { compiled, problem: shownProblem } = preview;
  const problem = compiled?.error?.message ?? shownProblem;
  const cause =
    problem && editor ? causeOf(editor.state.doc, findings ?? [], compiled?.error ? null : problem) : undefined;

  return (
    <div className={styles.desk} data-view={view}>
      <Bar
        title={listed?.title ?? openFacts?.title ?? 'Desk'}
        isChanged={open ? open.isChanged : null}
        theme={theme}
        onSave={saveAndCheck}
        onPropose={() => openDialog('propose')}
        onLive={() => openDialog('live')}
        onTheme={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      />
      <Notices {...{ file, open, message }} onClose={() => setMessage(null)} onDecide={decide} onDiscard={discard} />
      <nav className={styles.views} aria-label="Panes">
        {Object.entries(views).map(([name, label]) => (
          <Button key={name} aria-pressed={view === name} onClick={() => setView(name as View)}>
            {name === 'page' && openFacts ? 'Form' : label}
          </Button>
        ))}
      </nav>
      <Sidebar {...{ side, isPage }} findingCount={findings?.length ?? null} onChoose={setSide}>
        <SidePanel
          {...{ side, pages, facts, file, listed, lastStep, values, actions, findings, all, editor, select, focused }}
          onOpen={openFile}
          onDialog={openDialog}
          onUndo={undoStep}
          onFocused={() => setFocused(null)}
        />
      </Sidebar>
      <TextPane
        {...{ open, isPage }}
        isOpening={file !== null}
        onInsert={openPalette}
        onPictures={addPictures}
        onReady={setEditor}
      />
      {openFacts ? (
        <section className={styles.page} aria-label="The facts as a form">
          {text !== null && <FactsForm facts={openFacts} {...{ text, editor, pages, findings }} />}
        </section>
      ) : (
        <Preview
          {...{ frame: preview.frame, isReady: preview.isReady, route, problem, cause }}
          hasFile={file !== null}
          onCorrect={(finding) => editor && correct(editor, finding)}
        />
      )}
      <Dialogs
        {...{ name: dialog, pages, blocks, page: listed?.route ? listed : null }}
        onClose={() => setDialog(null)}
        onInsert={(block) => {
          // A dialog that is open keeps the focus from the text.
          flushSync(() => setDialog(null));
          actions.insertBlock(block);
        }}
        onMade={(made) =>
          showPages(made, 'The page has been created. No menu links to it yet; add it under Facts, Navigation.')
        }
        onChangedPages={({ file: shown }: ChangedPages, sentence) => showPages(shown, sentence)}
      />
    </div>
  );
}
