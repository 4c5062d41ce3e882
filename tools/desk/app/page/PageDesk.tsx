import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PointedAt } from '../../../../plugins/desk/messages';
import { isAboutWholeFile } from '../../../content-check/finding';
import type { readText } from '../../pageOutline';
import styles from '../desk.module.css';
import { Palette } from '../dialogs/Palette';
import { rangeIn } from '../editor/findings';
import { startOfContent } from '../editor/imports';
import { OWN_WORDS } from '../editor/insertion';
import type { FormProps, PageEvents, Say } from '../opened';
import { Panes, type Tab } from '../Panes';
import type { Site } from '../useSite';
import { BlockForm } from './BlockForm';
import { BlockLinks } from './BlockLinks';
import { PageContext, type PageContextValue } from './context';
import { DetailsForm } from './DetailsForm';
import { blockAt, goTo, insert, tidyImports } from './edits';
import { findText, shownTextOf } from './findText';
import { PageToolbar } from './PageToolbar';

interface PageDeskProps extends FormProps, PageEvents {
  file: string;
  site: Site;
  read: ReturnType<typeof readText>;
  cursor: number;
  isChecked: boolean;
  say: Say;
  tab: Tab;
  setTab: (tab: Tab) => void;
}

/** The place of the focus in a form that asks for no words. */
const HEADING = 'h2';
const NO_OUTLINE = { elements: [] };

/** The forms of an open page: its blocks, its title and details, its findings and, on request, its text. */
export function PageDesk({ file, site, read, cursor, isChecked, say, tab, setTab, ...props }: PageDeskProps) {
  const { view, text, findings, pages, wanted, onAddToMenu, onReveal, onElsewhere } = props;
  const { blocks } = site;
  const [focused, setFocused] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const route = pages.find((page) => page.file === file)?.route;

  const outline = read.outline ?? NO_OUTLINE;
  const show = useCallback(
    (position: number, field: string | null) => {
      goTo(view, Math.min(position, view.state.doc.length));
      setFocused(field ?? HEADING);
      setTab('Form');
    },
    [view, setTab],
  );
  const at = (position: number) => (position < startOfContent(text) ? null : blockAt({ outline, blocks }, position));
  const element = at(cursor);
  const page: PageContextValue = { view, text, outline, element, blocks, pages, findings, show, say };

  useEffect(() => {
    if (wanted && 'finding' in wanted) goToPosition(rangeIn(view.state.doc, wanted.finding).from);
    else if (wanted && 'text' in wanted) pointTo(wanted);
  }, [wanted]);
  // After the effect above, whose positions are those of the text without new import lines.
  useEffect(() => {
    if (read.outline) tidyImports(page);
  }, [read, blocks]);
  useEffect(() => onReveal(element && shownTextOf(text, outline, element)), [element?.range.start, tab]);
  useEffect(() => {
    // A new import moves every position: what is typed must not come before the form knows them.
    if (!focused || view.state.doc.toString() !== text) return;
    const place = focused === HEADING ? HEADING : `[data-setting="${focused}"] :is(input, select, textarea)`;
    const field = form.current?.querySelector<HTMLElement>(place);
    // Its form may be that of the text before, until the new text has been read.
    if (!field) return;
    field.focus();
    if (field instanceof HTMLTextAreaElement && focused !== OWN_WORDS) field.select();
    setFocused(null);
  });

  function pointTo(place: PointedAt): void {
    const found = findText(text, outline, place);
    if (found) show(found.position, found.field);
    else onElsewhere(place);
  }
  /** Opens the form of what is at a position or, where there is none, the details or the text. */
  function goToPosition(position: number): void {
    if (position < startOfContent(text)) setTab('Details');
    else if (at(position)) show(position, null);
    else {
      goTo(view, position);
      setTab('Text');
    }
  }

  const tops = useMemo(
    () => outline.elements.filter(({ parent, name }) => parent < 0 && /^[A-Z]/.test(name)),
    [outline],
  );
  const dropped = wanted && 'files' in wanted ? (wanted.files ?? null) : null;
  return (
    <PageContext value={page}>
      <PageToolbar dropped={dropped} onInsert={() => setIsChoosing(true)} />
      {!read.isShowable && (
        <p role="status" className={styles.hint}>
          Something in the text cannot be read, so the page stays as it was. “Findings” says what, with its correction.
        </p>
      )}
      <Panes
        {...{ view, tab, findings: isChecked ? findings : null }}
        onTab={setTab}
        form={
          <form ref={form} className={styles.stack} onSubmit={(event) => event.preventDefault()}>
            {element ? (
              <BlockForm element={element} />
            ) : (
              <>
                <h2 tabIndex={-1}>Blocks on this page</h2>
                <p className={styles.quiet}>
                  Click on something in the page, or choose a block here. Its form appears here.
                </p>
                <BlockLinks blocks={tops} />
              </>
            )}
          </form>
        }
        details={route && <DetailsForm {...props} route={route} />}
        actions={(finding) => (
          <>
            {!isAboutWholeFile(finding) && (
              <button type="button" onClick={() => goToPosition(rangeIn(view.state.doc, finding).from)}>
                Show it
              </button>
            )}
            {finding.rule === 'unlinked-page' && (
              <button type="button" onClick={onAddToMenu}>
                Add it to a menu …
              </button>
            )}
          </>
        )}
      />
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
