import type { EditorView, ViewUpdate } from '@codemirror/view';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readText } from '../pageOutline';
import type { DeskBlock, ListedPage } from '../protocol';
import type { StoredPicture } from '../server/pictures';
import { call, listen, upload } from './api';
import styles from './Desk.module.css';
import { Editor } from './Editor';
import { correct, rangeIn, showFindings } from './editor/findings';
import { LiveDialog } from './LiveDialog';
import { NewPageDialog } from './NewPageDialog';
import { Notices } from './Notices';
import { Palette } from './Palette';
import { Preview } from './Preview';
import { ProposeDialog } from './ProposeDialog';
import { BlockPanel } from './panels/BlockPanel';
import { DetailsPanel } from './panels/DetailsPanel';
import { FindingsPanel } from './panels/FindingsPanel';
import { PagesPanel } from './panels/PagesPanel';
import { Button } from './parts/Button';
import { type Side, Sidebar } from './Sidebar';
import { useBlockActions } from './useBlockActions';
import { useFindings } from './useFindings';
import { useOpenFile } from './useOpenFile';
import { usePreview } from './usePreview';

const views = { side: 'Pages and forms', text: 'Text', page: 'Page' } as const;
type View = keyof typeof views;

function fileInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('file');
}

function preferredTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The desk: pages and forms, the text, and the page. */
export function Desk() {
  const [pages, setPages] = useState<ListedPage[]>([]);
  const [blocks, setBlocks] = useState<DeskBlock[]>([]);
  const [file, setFile] = useState(fileInAddress);
  const [view, setView] = useState<View>('text');
  const [side, setSide] = useState<Side>('pages');
  const [theme, setTheme] = useState(preferredTheme);
  const [message, setMessage] = useState<string | null>(null);
  const [editor, setEditor] = useState<EditorView | null>(null);
  const [cursor, setCursor] = useState(0);
  const [dialog, setDialog] = useState<'palette' | 'propose' | 'live' | 'new' | null>(null);
  const isUndoing = useRef(false);

  const { open, change, save, changedOnDisk, decide, discard } = useOpenFile(
    file,
    { onUpdate, onSave: saveAndCheck, onSlash: openPalette, onFiles: addPictures },
    setMessage,
  );
  const listed = pages.find((page) => page.file === file);
  const route = listed?.shownAt ?? null;
  const text = open?.file === file ? (open?.text ?? null) : null;
  const { outline, isWhole, values } = useMemo(() => readText(file ?? '', text ?? ''), [file, text]);
  const preview = usePreview({ file, text, theme, route, onClicked: goTo });
  const { findings, checkedText, all, refresh } = useFindings(file, text);
  const actions = useBlockActions({ editor, blocks, outline, cursor });

  const loadPages = useCallback(async () => setPages(await call<ListedPage[]>('pages')), []);
  useEffect(() => {
    const fail = (error: Error) => setMessage(error.message);
    loadPages().catch(fail);
    call<DeskBlock[]>('blocks').then(setBlocks, fail);
  }, [loadPages]);
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'pages') void loadPages();
        else void changedOnDisk(event.file, event.version);
      }),
    [loadPages, changedOnDisk],
  );
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    if (editor && findings && checkedText === editor.state.doc.toString()) showFindings(editor, findings);
  }, [editor, findings, checkedText]);
  useEffect(() => {
    if (isWhole && editor?.state.doc.toString() === text && !isUndoing.current) actions.keepImports();
  }, [outline]);

  async function saveAndCheck(): Promise<void> {
    if (await save()) void refresh();
  }

  function openPalette(): boolean {
    setDialog('palette');
    return true;
  }

  function addPictures(files: readonly File[]): boolean {
    for (const picture of files) {
      upload<StoredPicture>('picture', picture.name, picture).then(
        ({ source, width, height }) =>
          actions.insertText(`<Picture source="${source}" alt="" width="${width}" height="${height}" />`),
        (error: Error) => setMessage(error.message),
      );
    }
    return files.length > 0;
  }

  function openPage(name: string): void {
    setFile(name);
    setMessage(null);
    setView('text');
    window.history.replaceState(null, '', `?file=${encodeURIComponent(name)}`);
  }

  function onUpdate(update: ViewUpdate): void {
    if (update.docChanged) {
      isUndoing.current = update.transactions.some((step) => step.isUserEvent('undo') || step.isUserEvent('redo'));
      change(update.state.doc.toString());
    }
    if (!update.docChanged && !update.selectionSet) return;
    setCursor(update.state.selection.main.head);
  }

  function select(from: number, to = from): void {
    editor?.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    editor?.focus();
    setView('text');
  }

  function goTo(line: number, words: string): void {
    if (!editor) return;
    const { doc } = editor.state;
    const start = doc.line(Math.min(line, doc.lines)).from;
    const first = words.split(/\s+/).slice(0, 4).join(' ');
    const found = first ? doc.sliceString(start).indexOf(first) : -1;
    select(found >= 0 ? start + found : start);
  }

  const { outline: outlineOnPage, isReady } = preview;
  const line = editor ? editor.state.doc.lineAt(Math.min(cursor, editor.state.doc.length)).number : 1;
  useEffect(() => {
    if (isReady) outlineOnPage(line, line);
  }, [isReady, line, outlineOnPage]);

  const problem = preview.compiled?.error
    ? (findings?.find(({ severity }) => severity === 'error')?.message ?? preview.compiled.error.message)
    : preview.problem;

  return (
    <div className={styles.desk} data-view={view}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{listed?.title ?? 'Desk'}</h1>
        <span className={styles.state} role="status">
          {open ? (open.isChanged ? 'Not saved' : 'Saved') : ''}
        </span>
        <Button tone="primary" disabled={!open?.isChanged} onClick={saveAndCheck}>
          Save
        </Button>
        <Button onClick={() => saveAndCheck().then(() => setDialog('propose'))}>Propose …</Button>
        <Button onClick={() => saveAndCheck().then(() => setDialog('live'))}>Live version …</Button>
        <Button aria-pressed={theme === 'dark'} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          Dark
        </Button>
      </header>
      <Notices {...{ file, open, message }} onClose={() => setMessage(null)} onDecide={decide} onDiscard={discard} />
      <nav className={styles.views} aria-label="Panes">
        {Object.entries(views).map(([name, label]) => (
          <Button key={name} aria-pressed={view === name} onClick={() => setView(name as View)}>
            {label}
          </Button>
        ))}
      </nav>
      <Sidebar side={side} findingCount={findings?.length ?? null} onChoose={setSide}>
        {side === 'pages' && <Button onClick={() => setDialog('new')}>New page …</Button>}
        {side === 'pages' && <PagesPanel {...{ pages, file }} facts={[]} findings={all} onOpen={openPage} />}
        {side === 'block' && (
          <BlockPanel
            element={actions.element}
            block={actions.block}
            place={actions.place}
            count={actions.siblings.length}
            routes={pages.flatMap((page) => page.route ?? [])}
            onSet={actions.set}
            onMove={actions.move}
            onRemove={actions.remove}
            onAddItem={actions.addItem}
          />
        )}
        {side === 'details' && listed?.route && (
          <DetailsPanel values={values} route={listed.route} onChange={actions.setFrontMatter} />
        )}
        {side === 'findings' && (
          <FindingsPanel
            findings={findings}
            onShow={(finding) => {
              const range = editor && rangeIn(editor.state.doc, finding);
              if (range) select(range.from, range.to);
            }}
            onCorrect={(finding) => editor && correct(editor, finding)}
          />
        )}
      </Sidebar>
      <main className={styles.text}>
        <div className={styles.tools}>
          <Button disabled={!open} onClick={openPalette}>
            Insert a block
          </Button>
          <label className={styles.file}>
            Add a picture
            <input
              type="file"
              accept="image/*"
              disabled={!open}
              onChange={({ target }) => {
                addPictures([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
        </div>
        {open ? <Editor initial={open.initial} onReady={setEditor} /> : <p className={styles.hint}>Choose a page.</p>}
      </main>
      <Preview frame={preview.frame} route={route} isReady={preview.isReady} problem={problem ?? null} />
      {dialog === 'propose' && <ProposeDialog pages={pages} onClose={() => setDialog(null)} />}
      {dialog === 'new' && (
        <NewPageDialog
          onClose={() => setDialog(null)}
          onMade={(made) => {
            setDialog(null);
            void loadPages().then(() => openPage(made));
          }}
        />
      )}
      {dialog === 'live' && <LiveDialog onClose={() => setDialog(null)} />}
      {dialog === 'palette' && (
        <Palette
          blocks={blocks}
          onClose={() => setDialog(null)}
          onInsert={(block) => {
            setDialog(null);
            actions.insertBlock(block);
          }}
        />
      )}
    </div>
  );
}
