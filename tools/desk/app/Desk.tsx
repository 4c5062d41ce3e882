import type { ViewUpdate } from '@codemirror/view';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Finding } from '../../content-check/finding';
import { readText } from '../pageOutline';
import type { ChangedPages } from '../protocol';
import { Bar } from './Bar';
import styles from './Desk.module.css';
import { type DialogName, Dialogs } from './Dialogs';
import { showFindings } from './editor/findings';
import { linkAt } from './editor/wordEdits';
import { type Message, Notices } from './Notices';
import { PagePane } from './PagePane';
import { HEADING } from './panels/BlockPanel';
import { Button } from './parts/Button';
import { Sidebar } from './Sidebar';
import { SidePanel } from './SidePanel';
import { linesAt } from './shownLines';
import { TextPane } from './TextPane';
import { useBlockActions } from './useBlockActions';
import { useChosenFile, type View, views } from './useChosenFile';
import { useCursor } from './useCursor';
import { useDeskData } from './useDeskData';
import { useFindings } from './useFindings';
import { useOpenFile } from './useOpenFile';
import { usePageSteps } from './usePageSteps';
import { usePictures } from './usePictures';
import { usePreview } from './usePreview';
import { useSaveKey } from './useSaveKey';
import { useWordTools } from './useWordTools';

function preferredTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The desk: pages and forms, the text, and the page. */
export function Desk() {
  const { file, choose, view, setView, side, setSide } = useChosenFile();
  const [theme, setTheme] = useState(preferredTheme);
  const [message, setMessage] = useState<string | Message | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  /** The setting that the form of the block asks for. */
  const [focused, setFocused] = useState<string | null>(null);
  /** The list of facts in which an entry is wanted. */
  const [wantedList, setWantedList] = useState<string | null>(null);
  const isUndoing = useRef(false);
  const showText = useCallback(() => setView('text'), []);

  const { editor, setEditor, cursor, follow, select, goTo, goToFinding } = useCursor(file, showText);
  const { open, change, isUnsaved, save, changedOnDisk, decide, discard } = useOpenFile(
    file,
    { onUpdate, onSlash: openPalette, onFiles: (files) => addPictures(files), onWords: (tool) => words.use(tool) },
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
    lines: editor ? linesAt(editor.state.doc, outline, cursor) : null,
    onClicked: goTo,
    onError: setMessage,
    onDropped(files, line) {
      if (line) goTo(line, '');
      addPictures(files);
    },
  });
  const { findings, checkedText, all, refresh } = useFindings(file, text, setMessage);
  const actions = useBlockActions({ editor, blocks, outline, cursor, onForm: openForm });
  const words = useWordTools({
    ...{ editor, outline, onMessage: setMessage },
    selectedInForm: actions.selectedInForm,
  });
  const addPictures = usePictures({
    page: isPage ? file : null,
    onMessage: setMessage,
    onStored: (mdx) => actions.insert(mdx),
  });
  const { openFile, showPages, openDialog, undoStep } = usePageSteps({
    ...{ reload, refresh, setDialog, setMessage },
    save: saveAndCheck,
    choose(name) {
      choose(name);
      setWantedList(null);
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

  /** Returns whether everything is on disk. */
  async function saveAndCheck(): Promise<boolean> {
    if (!isUnsaved()) return true;
    const isSaved = await save();
    if (isSaved) void refresh();
    return isSaved;
  }

  function openPalette(): boolean {
    if (isPage) setDialog('palette');
    return isPage;
  }

  function openForm(field: string | null): void {
    preview.reveal();
    setSide('block');
    setView('side');
    setFocused(field ?? HEADING);
  }

  /** Opens the form of the menus. */
  function addToMenu(): void {
    openFile('src/site/navigation.yaml');
    setWantedList('menus.0.groups');
  }

  /** Asks where the link at the cursor leads, or shows the settings of the block whose link it is. */
  function choosePage(): void {
    if (editor && linkAt(editor.state).address) {
      words.use('link');
      return;
    }
    openForm('to');
  }

  function showFinding(finding: Finding): void {
    flushSync(() => setDialog(null));
    goToFinding(finding);
    if (finding.file !== file) openFile(finding.file);
  }

  function onUpdate(update: ViewUpdate): void {
    if (update.docChanged) {
      isUndoing.current = update.transactions.some((step) => step.isUserEvent('undo') || step.isUserEvent('redo'));
      change(update.state.doc.toString());
    }
    follow(update);
  }

  const isChecked = findings !== null && checkedText === text;

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
      <Notices
        {...{ file, open, message }}
        onClose={() => setMessage(null)}
        onDecide={(which) => {
          setMessage(null);
          decide(which);
        }}
        onDiscard={discard}
      />
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
          onChoosePage={choosePage}
          onDescribe={() => openForm('alt')}
          onWords={words.use}
          onAddToMenu={addToMenu}
          onFocused={() => setFocused(null)}
        />
      </Sidebar>
      <TextPane
        {...{ open, isPage }}
        isOpening={file !== null}
        onInsert={openPalette}
        onPictures={addPictures}
        onChoosing={(isChoosing) => setMessage(isChoosing ? 'Choose a photo in the window that opens …' : null)}
        onWords={words.use}
        onReady={setEditor}
      />
      <PagePane
        {...{ preview, openFacts, text, route, editor, pages, findings, isChecked, wantedList }}
        hasFile={file !== null}
      />
      <Dialogs
        {...{ name: dialog, pages, facts, blocks, words, page: listed?.route ? listed : null }}
        onShow={showFinding}
        onClose={() => setDialog(null)}
        onInsert={(block) => {
          // A dialog that is open keeps the focus from the text.
          flushSync(() => setDialog(null));
          setMessage(actions.insert(block.example));
        }}
        onMade={(made) => {
          setSide('block');
          void showPages(made, {
            text: 'The page has been created. Nothing leads to this page yet, so visitors do not find it.',
            action: { label: 'Add it to a menu …', run: addToMenu },
          });
        }}
        onChangedPages={({ file: shown }: ChangedPages, sentence) => showPages(shown, sentence)}
      />
    </div>
  );
}
