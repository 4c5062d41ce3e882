import type { EditorView } from '@codemirror/view';
import type { Finding } from '../../content-check/finding';
import type { ListedFacts, ListedPage } from '../protocol';
import styles from './Desk.module.css';
import { causeOf, correct } from './editor/findings';
import { FactsForm } from './facts/FactsForm';
import { Preview } from './Preview';
import type { usePreview } from './usePreview';

interface PagePaneProps {
  preview: ReturnType<typeof usePreview>;
  /** Null where the open file is a page, or none is open. */
  openFacts: ListedFacts | null;
  text: string | null;
  route: string | null;
  hasFile: boolean;
  editor: EditorView | null;
  pages: readonly ListedPage[];
  /** Null while the text is being checked. */
  findings: readonly Finding[] | null;
  isChecked: boolean;
  /** The list of facts in which an entry is wanted. */
  wantedList: string | null;
}

/** The page that is being written or, for facts, their form. */
export function PagePane(props: PagePaneProps) {
  const { preview, openFacts, text, route, hasFile, editor, pages, findings, isChecked, wantedList } = props;
  if (openFacts) {
    return (
      <section className={styles.page} aria-label="The facts as a form">
        {text !== null && <FactsForm facts={openFacts} {...{ text, editor, pages, findings, wantedList }} />}
      </section>
    );
  }
  const { frame, isReady, compiled } = preview;
  const problem = compiled?.error?.message ?? preview.problem;
  const cause =
    problem && editor && isChecked && findings
      ? causeOf(editor.state.doc, findings, compiled?.error ? null : problem)
      : null;
  return (
    <Preview
      {...{ frame, isReady, route, problem, cause, hasFile }}
      onCorrect={(finding) => editor && correct(editor, finding)}
    />
  );
}
