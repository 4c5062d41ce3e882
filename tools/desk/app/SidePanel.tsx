import type { EditorView } from '@codemirror/view';
import type { Finding } from '../../content-check/finding';
import type { ListedFacts, ListedPage } from '../protocol';
import type { DialogName } from './Dialogs';
import { correct, rangeIn } from './editor/findings';
import { BlockPanel } from './panels/BlockPanel';
import { DetailsPanel } from './panels/DetailsPanel';
import { FindingsPanel } from './panels/FindingsPanel';
import { PagesPanel } from './panels/PagesPanel';
import { PageTools } from './panels/PageTools';
import type { Side } from './Sidebar';
import type { useBlockActions } from './useBlockActions';
import type { WordTool } from './useWordTools';

interface SidePanelProps {
  side: Side;
  pages: readonly ListedPage[];
  facts: readonly ListedFacts[];
  file: string | null;
  /** The open page or shared text. */
  listed: ListedPage | null;
  lastStep: string | null;
  /** The front matter. */
  values: Record<string, unknown>;
  actions: ReturnType<typeof useBlockActions>;
  findings: readonly Finding[] | null;
  all: readonly Finding[] | null;
  editor: EditorView | null;
  select: (from: number, to: number) => void;
  onOpen: (file: string) => void;
  onDialog: (name: DialogName) => void;
  onUndo: () => void;
  /** Asks for the page of the link at the cursor. */
  onChoosePage: () => void;
  /** Opens the form of the picture at the cursor, which has no description. */
  onDescribe: () => void;
  onWords: (tool: WordTool) => void;
  /** Opens the menus, for a page to which nothing links. */
  onAddToMenu: () => void;
  /** The setting that gets the focus as soon as it is shown. */
  focused: string | null;
  onFocused: () => void;
}

/** The list or form that was chosen in the sidebar. */
export function SidePanel(props: SidePanelProps) {
  const { side, pages, facts, file, listed, lastStep, values, actions, findings, all, editor, select } = props;
  switch (side) {
    case 'pages':
      return (
        <>
          <PageTools
            hasPage={Boolean(listed?.route)}
            lastStep={lastStep}
            onOpen={props.onDialog}
            onUndo={props.onUndo}
          />
          <PagesPanel {...{ pages, facts, file }} findings={all} onOpen={props.onOpen} />
        </>
      );
    case 'block':
      return (
        <BlockPanel
          {...{ actions, pages }}
          focused={props.focused}
          onFocused={props.onFocused}
          onWords={props.onWords}
        />
      );
    case 'details':
      return listed?.route ? (
        <DetailsPanel values={values} route={listed.route} onChange={actions.setFrontMatter} />
      ) : null;
    case 'findings': {
      const show = (finding: Finding) => {
        const range = editor && rangeIn(editor.state.doc, finding);
        if (range) select(range.from, range.to);
      };
      return (
        <FindingsPanel
          findings={findings}
          onShow={show}
          onChoosePage={(finding) => {
            show(finding);
            props.onChoosePage();
          }}
          onDescribe={(finding) => {
            show(finding);
            props.onDescribe();
          }}
          onAddToMenu={props.onAddToMenu}
          onCorrect={(finding) => editor && correct(editor, finding)}
        />
      );
    }
  }
}
