import { useEffect, useMemo, useState } from 'react';
import type { Finding } from '../../content-check/finding';
import { importRange } from '../imports';
import { readText } from '../pageOutline';
import type { SiteOverview } from '../server/app';
import type { DeskEvent } from '../server/events';
import { call } from './api';
import styles from './desk.module.css';
import { YamlForm } from './facts/YamlForm';
import { findingsIn, isInsertion } from './findings';
import type { FormProps, PageEvents, SaveState, Say, Wanted } from './opened';
import { Panes, type Tab } from './Panes';
import { PageDesk } from './page/PageDesk';
import { useAutosave, useFile } from './useFile';

/** Milliseconds after the last key until the text is checked. */
const CHECK_AFTER = 100;

/** Checks the open text while it is written, and when others change, such as the menus. Findings belong to the text with which they were made; null before the first. */
function useFindings(
  file: string,
  text: string | undefined,
  change: DeskEvent | null,
  onError: (message: string) => void,
) {
  const otherChange = change?.file === file ? null : change;
  const [checked, setChecked] = useState<{ text: string; findings: Finding[] } | null>(null);
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call('check', { file, text }).then(
        (findings) => isCurrent && setChecked({ text, findings }),
        (error: Error) => isCurrent && onError(error.message),
      );
    }, CHECK_AFTER);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, text, otherChange, onError]);
  return checked;
}

interface WorkbenchProps extends PageEvents {
  file: string;
  site: SiteOverview;
  change: DeskEvent | null;
  wanted: Wanted | null;
  say: Say;
}

const states: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving …',
  blocked: 'Kept in this browser until the findings are corrected',
};

/** Everything about one open file. Another file gets another workbench, so that no state is left over. */
export function Workbench({ file, site, change, wanted, say, ...on }: WorkbenchProps) {
  const opened = useFile(file, change, say);
  const { editing, conflict, decide } = opened;
  const [factsTab, setFactsTab] = useState<Tab>('Form');
  const facts = site.facts.find((entry) => entry.file === file);
  const isPage = file.endsWith('.mdx');
  const text = editing?.text ?? '';
  const read = useMemo(() => readText(file, isPage ? text : ''), [file, isPage, text]);
  const checked = useFindings(file, editing?.text, change, say);
  const findings = useMemo(() => {
    // The forms do not show imports, so a writer could not correct a finding in one.
    const all = checked?.findings ?? [];
    const hidden = isPage && read.isShowable ? findingsIn(text, all, importRange(text)) : [];
    // A finding that marks nothing says that an import is missing; its correction inserts it.
    return all.filter((finding) => !hidden.includes(finding) || isInsertion(finding));
  }, [checked, isPage, read, text]);
  useEffect(() => on.onShowable(!isPage || read.isShowable), [isPage, read.isShowable]);
  const hasError = findings.some(({ fatal }) => fatal);
  // A mistake in the facts would break every page, so facts with one are not saved.
  const state = useAutosave(opened, isPage ? read.isShowable : checked?.text === text ? !hasError : null);

  // Forms, and the list of what can be inserted, need the blocks.
  if (!editing || site.blocks.length === 0) {
    return <p className={styles.quiet}>Opening the page …</p>;
  }
  const props: FormProps = { editing, findings, wanted };
  return (
    <>
      <p className={styles.bar} role="status">
        <span className={styles.quiet}>{states[state]}</span>
      </p>
      {conflict && (
        <div className={styles.bar} role="alert">
          <p>
            <strong>The same place was changed outside this tab while you were writing.</strong> Which version do you
            want to keep? Everything else of both stays.
          </p>
          <button type="button" onClick={() => decide('mine')}>
            Keep my version
          </button>
          <button type="button" onClick={() => decide('theirs')}>
            Take the other version
          </button>
        </div>
      )}
      {facts ? (
        <Panes
          editing={editing}
          tab={factsTab}
          onTab={setFactsTab}
          findings={checked && findings}
          form={<YamlForm {...props} {...facts} yaml={text} />}
        />
      ) : (
        <PageDesk {...props} {...on} file={file} site={site} read={read} say={say} isChecked={checked !== null} />
      )}
    </>
  );
}
