import { useEffect, useMemo, useState } from 'react';
import { readText } from '../pageOutline';
import styles from './desk.module.css';
import { rangeIn, underline } from './editor/findings';
import { importRange } from './editor/imports';
import { FactsForm } from './facts/FactsForm';
import type { FormProps, PageEvents, SaveState, Say, Wanted } from './opened';
import { Panes, type Tab } from './Panes';
import { PageDesk } from './page/PageDesk';
import { useAutosave } from './useAutosave';
import { useFile } from './useFile';
import { useFindings } from './useFindings';
import type { FileChange, Site } from './useSite';

interface WorkbenchProps extends PageEvents {
  file: string;
  site: Site;
  changed: FileChange | null;
  wanted: Wanted | null;
  say: Say;
  onState: (state: SaveState) => void;
}

/** Everything about one open file. Another file gets another workbench, so that nothing of this one is left. */
export function Workbench({ file, site, changed, wanted, say, onState, ...on }: WorkbenchProps) {
  const opened = useFile({ file, changed, onError: say });
  const { view, text, cursor, conflict, decide } = opened;
  const [tab, setTab] = useState<Tab>('Form');
  const facts = site.facts.find((entry) => entry.file === file);
  const isPage = file.endsWith('.mdx');
  const read = useMemo(() => readText(file, isPage ? text : ''), [file, isPage, text]);
  const checked = useFindings(file, view && text, say);
  const isChecked = checked?.text === text;
  const findings = useMemo(() => {
    // Nobody can correct a line that is not shown.
    const hidden = isPage && read.isShowable ? importRange(text) : null;
    const isShown = (from: number) => !hidden || from < hidden.from || from >= hidden.to;
    return (checked?.findings ?? []).filter((finding) => view && isShown(rangeIn(view.state.doc, finding).from));
  }, [checked, isPage, read, text, view]);
  // Every page needs the facts, so they are saved without a mistake only.
  const isSavable = isPage
    ? read.isShowable
    : isChecked
      ? findings.every(({ severity }) => severity !== 'error')
      : null;
  useAutosave(opened, isSavable, onState);
  useEffect(() => {
    if (!view || !isChecked) return;
    underline(view, findings);
    performance.mark('desk-checked');
  }, [view, isChecked, findings]);

  // Without the blocks, no form could be opened, and what is inserted would not be known.
  if (!view || (isPage ? site.blocks.length === 0 : !facts)) return <p className={styles.hint}>It is being opened …</p>;
  const props: FormProps = { view, text, findings, wanted, pages: site.pages };
  return (
    <>
      {conflict && (
        <div className={styles.notice} role="alert">
          <p>
            <strong>This page was changed outside this tab while you were writing.</strong> Nothing was overwritten.
          </p>
          <button type="button" onClick={() => decide('mine')}>
            Keep my text
          </button>
          <button type="button" onClick={() => decide('other')}>
            Take the other text
          </button>
        </div>
      )}
      {facts ? (
        <Panes
          {...{ view, tab, actions: () => null, findings: checked && findings }}
          onTab={setTab}
          form={<FactsForm {...props} facts={facts} />}
        />
      ) : (
        <PageDesk {...props} {...on} {...{ file, site, read, cursor, say, tab, setTab }} isChecked={checked !== null} />
      )}
    </>
  );
}
