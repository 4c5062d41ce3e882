import { redo, undo } from '@codemirror/commands';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { PointedAt } from '../../../../plugins/desk/messages';
import { readText } from '../../pageOutline';
import type { DeskBlock, ListedPage } from '../../protocol';
import { EditorPane } from '../EditorPane';
import { rangeIn, underline } from '../editor/findings';
import { importRange, startOfContent } from '../editor/imports';
import type { FileProps } from '../opened';
import { Palette } from '../Palette';
import type { Reveal } from '../Preview';
import { Tabs } from '../parts/Tabs';
import { useAutosave } from '../useAutosave';
import { useFindings } from '../useFindings';
import { PageContext, type PageContextValue } from './context';
import { DetailsForm } from './DetailsForm';
import { blockAt, goTo, insert, tidyImports } from './edits';
import { FindingsPanel } from './FindingsPanel';
import { findText, shownTextOf } from './findText';
import { HEADING, PageForm } from './PageForm';
import { PageToolbar } from './PageToolbar';

const tabs = { form: 'Form', details: 'Details', findings: 'Findings', text: 'Text' } as const;
type Tab = keyof typeof tabs;

interface PageDeskProps extends FileProps {
  listed: ListedPage | null;
  pages: readonly ListedPage[];
  blocks: readonly DeskBlock[];
  onAddToMenu: () => void;
  onReveal: (reveal: Reveal) => void;
  /** The writer pointed at something that the page's text does not contain. */
  onElsewhere: (place: PointedAt) => void;
}

const NO_OUTLINE = { elements: [], imports: [] };

/** The forms of an open page: its blocks, its title and details, its findings and, on request, its text. */
export function PageDesk({ file, opened, wanted, listed, pages, blocks, say, onState, ...on }: PageDeskProps) {
  const { view, text, cursor } = opened;
  const [tab, setTab] = useState<Tab>('form');
  const [focused, setFocused] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const read = useMemo(() => readText(file, text), [file, text]);
  const checked = useFindings(file, text, say);
  useAutosave(opened, read.isShowable, onState);

  const outline = read.outline ?? NO_OUTLINE;
  const show = useCallback(
    (position: number, field: string | null) => {
      goTo(view, Math.min(position, view.state.doc.length));
      setFocused(field ?? HEADING);
      setTab('form');
    },
    [view],
  );
  const findings = useMemo(() => {
    const hidden = checked?.text === text && read.isShowable ? importRange(view.state.doc, outline) : null;
    const isShown = (from: number) => !hidden || from < hidden.from || from >= hidden.to;
    return (checked?.findings ?? []).filter((finding) => isShown(rangeIn(view.state.doc, finding).from));
  }, [checked, text, read]);
  const element = cursor < startOfContent(view.state.doc) ? null : blockAt({ outline, blocks }, cursor);
  const page: PageContextValue = { view, text, outline, element, blocks, pages, findings, show, say };

  useEffect(() => {
    if (checked?.text === view.state.doc.toString()) {
      underline(view, findings);
      performance.mark('desk-checked');
    }
  }, [checked, view, findings]);
  useEffect(() => {
    if (read.isShowable) tidyImports(page);
  }, [read, blocks]);
  useEffect(() => {
    if (!wanted) return;
    if ('finding' in wanted) goToFinding(rangeIn(view.state.doc, wanted.finding).from);
    else if ('text' in wanted) pointTo(wanted);
  }, [wanted]);
  const revealed = element && shownTextOf(text, outline, element);
  useEffect(() => on.onReveal(revealed), [element?.range.start, tab]);

  function pointTo(place: PointedAt): void {
    const found = findText(text, outline, place);
    if (found) show(found.position, found.field);
    else on.onElsewhere(place);
  }
  /** Opens the form of what is at a position or, where there is none, the details or the text. */
  function goToFinding(position: number): void {
    if (position < startOfContent(view.state.doc)) setTab('details');
    else if (blockAt({ outline, blocks }, position)) show(position, null);
    else {
      goTo(view, position);
      setTab('text');
    }
  }
  /** Ctrl+Z takes a change back also where a form made it. */
  function onKey(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y') || tab === 'text') return;
    event.preventDefault();
    (key === 'y' || event.shiftKey ? redo : undo)(view);
  }

  const dropped = wanted && 'files' in wanted ? (wanted.files ?? null) : null;
  const label = (name: Tab) => (name === 'findings' && checked ? `${tabs.findings} (${findings.length})` : tabs[name]);
  const names = (Object.keys(tabs) as Tab[]).filter((name) => name !== 'details' || listed?.route);
  return (
    <PageContext value={page}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of every field in it */}
      <div onKeyDown={onKey} style={{ display: 'contents' }}>
        <PageToolbar file={file} dropped={dropped} onInsert={() => setIsChoosing(true)} />
        <Tabs {...{ names, label }} chosen={tab} onChoose={setTab}>
          {!read.isShowable && tab !== 'text' && tab !== 'findings' && (
            <p role="status">
              Something in the text cannot be read, so the page stays as it was. “Findings” says what, with its
              correction.
            </p>
          )}
          {tab === 'form' && <PageForm {...{ focused }} onFocused={() => setFocused(null)} />}
          {tab === 'details' && listed?.route && <DetailsForm values={read.values} route={listed.route} />}
          {tab === 'findings' && (
            <FindingsPanel isChecked={checked !== null} onShow={goToFinding} onAddToMenu={on.onAddToMenu} />
          )}
          <EditorPane view={view} isShown={tab === 'text'} />
        </Tabs>
      </div>
      {isChoosing && (
        <Palette
          blocks={blocks}
          onClose={() => setIsChoosing(false)}
          onInsert={(block) => {
            setIsChoosing(false);
            insert(page, block.example);
          }}
        />
      )}
    </PageContext>
  );
}
