import { useEffect, useRef, useState } from 'react';
import { type Finding, isAboutWholeFile } from '../../../content-check/finding';
import { withFactImports, withImports } from '../../imports';
import { readText } from '../../pageOutline';
import type { SiteOverview } from '../../server/app';
import { movedPosition } from '../../text';
import { frontMatterOf, startOfContent } from '../../yamlEdits';
import styles from '../desk.module.css';
import { detailsSchema, YamlForm } from '../facts/YamlForm';
import { placeOf } from '../findings';
import type { ChangeKind } from '../history';
import {
  type Editing,
  type FormProps,
  PageContext,
  type PageContextValue,
  type PageEvents,
  type Say,
  type Wanted,
} from '../opened';
import { Panes, type Tab } from '../Panes';
import { Findings } from '../parts/Findings';
import { BlockForm, BlockLinks } from './BlockForm';
import { type Change, withStraightQuotes } from './blockEdits';
import { elementsAt, partOf } from './blocks';
import { findText, shownTextOf, wordsField } from './findText';
import { PageToolbar } from './PageToolbar';

interface PageDeskProps extends FormProps, PageEvents {
  file: string;
  site: SiteOverview;
  read: ReturnType<typeof readText>;
  isChecked: boolean;
  say: Say;
}

/** Puts the focus in a field of a form or, without a name, in the first one that a writer must fill. */
function focusIn(form: HTMLElement, name: string | null): void {
  const all = [...form.querySelectorAll<HTMLTextAreaElement>('textarea:required')];
  const words = [0, null].map((index) =>
    form.querySelector<HTMLTextAreaElement>(`[data-setting="${wordsField(index)}"] textarea`),
  );
  const named = form.querySelector<HTMLElement>(`[data-setting="${name}"] :is(input, select, textarea)`);
  const field = named ?? all.find(({ value }) => !value) ?? all[0] ?? words.find(Boolean);
  (field ?? form.querySelector('h2'))?.focus();
  field?.closest('[data-setting]')?.scrollIntoView({ block: 'nearest' });
  if (field instanceof HTMLTextAreaElement && field.rows === 1) field.select();
}

/** The forms of an open page: its blocks and its details, its findings and, on request, its text. */
export function PageDesk({ file, site, read, isChecked, say, ...props }: PageDeskProps) {
  const { findings, wanted, onAddToMenu, onReveal, onElsewhere } = props;
  const { text, cursor } = props.editing;
  const { outline } = read;
  const { blocks, facts, pages } = site;
  function tidied(next: string): string {
    const straight = withStraightQuotes(next);
    return withFactImports(withImports(straight, readText(file, straight).outline, blocks), facts);
  }
  function write(next: string, kind: ChangeKind): void {
    const tidy = tidied(next);
    props.editing.write(tidy, kind);
    // An import that comes or goes moves everything below it, and the open form with it.
    if (tidy !== next) props.editing.goTo(movedPosition(next, tidy, movedPosition(text, next, cursor)));
  }
  const editing: Editing = { ...props.editing, write };
  const [focused, setFocused] = useState<{ field: string | null } | null>(null);
  const [inDetails, setInDetails] = useState<Wanted | null>(null);
  const [tab, setTab] = useState<Tab>('Form');
  const form = useRef<HTMLDivElement>(null);
  const route = pages.find((page) => page.file === file)?.route;

  const blockAt = (position: number) =>
    position < startOfContent(text) ? undefined : elementsAt(outline, position).find((own) => partOf(blocks, own));
  const element = blockAt(cursor) ?? null;
  function show(position: number, field: string | null = null): void {
    editing.goTo(position);
    setFocused({ field });
    setInDetails(null);
    setTab('Form');
  }
  function change({ text: next, cursor: position }: Change): void {
    editing.write(next, 'step');
    show(movedPosition(next, tidied(next), position));
  }
  const page: PageContextValue = { editing, outline, blocks, findings, show, change, say };

  /** Opens the form of what a finding is about or, where there is none, the text. */
  function showFinding(finding: Finding): void {
    const { start } = placeOf(text, finding);
    const isInDetails = start < startOfContent(text);
    if (isInDetails || blockAt(start)) show(start);
    else setTab('Text');
    if (isInDetails) setInDetails({ finding });
  }
  useEffect(() => {
    if (wanted && 'finding' in wanted) showFinding(wanted.finding);
    if (!wanted || !('text' in wanted)) return;
    const found = findText(text, outline, wanted);
    if (found) show(found.position, found.field);
    else onElsewhere(wanted);
  }, [wanted]);
  useEffect(() => onReveal(element && shownTextOf(text, outline, element)), [element?.range.start, tab]);
  useEffect(() => {
    if (!focused || !form.current) return;
    if (!inDetails) focusIn(form.current, focused.field);
    setFocused(null);
  }, [focused]);

  const stopping = findings.filter(({ fatal }) => fatal).slice(0, 1);
  const details = { title: 'Details', schema: detailsSchema, yaml: frontMatterOf(text) };
  const tops = outline.filter(({ parent, name }) => parent < 0 && /^[A-Z]/.test(name));
  return (
    <PageContext value={page}>
      <PageToolbar dropped={wanted && 'files' in wanted ? wanted.files : null} />
      {!read.isShowable && (
        <div role="status" className={styles.bar}>
          <p>This mistake keeps the preview from updating:</p>
          <Findings findings={stopping} editing={editing} />
        </div>
      )}
      <Panes
        editing={editing}
        tab={tab}
        onTab={setTab}
        findings={isChecked ? findings : null}
        form={
          <div ref={form} className={styles.stack}>
            {element ? (
              <BlockForm key={element.name} element={element} />
            ) : (
              <>
                <h2 tabIndex={-1}>Blocks on this page</h2>
                <p className={styles.quiet}>
                  Click on something in the page, or choose a block here. Its form appears here.
                </p>
                <BlockLinks blocks={tops} />
                {route && <YamlForm {...details} editing={editing} findings={findings} wanted={inDetails} />}
              </>
            )}
          </div>
        }
        actions={(finding) => (
          <>
            {!isAboutWholeFile(finding) && (
              <button type="button" onClick={() => showFinding(finding)}>
                Show it
              </button>
            )}
            {finding.ruleId === 'unlinked-page' && (
              <button type="button" onClick={onAddToMenu}>
                Add it to a menu …
              </button>
            )}
          </>
        )}
      />
    </PageContext>
  );
}
