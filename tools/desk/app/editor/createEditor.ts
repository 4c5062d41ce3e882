import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, type ViewUpdate } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { hiddenImports } from './imports';

const highlighting = HighlightStyle.define([
  { tag: [tags.heading, tags.strong], fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.tagName, tags.angleBracket, tags.propertyName], color: 'var(--color-second)' },
  { tag: [tags.attributeName, tags.meta, tags.processingInstruction, tags.comment], color: 'var(--color-quiet)' },
  { tag: [tags.link, tags.url, tags.attributeValue, tags.string, tags.monospace], color: 'var(--color-accent)' },
]);

/** The site's tokens follow the light or dark theme. */
const theme = EditorView.theme({
  '&': { height: '100%', background: 'var(--color-surface)', color: 'var(--color-text)', fontSize: 'var(--text-s)' },
  '&.cm-focused': { outline: '3px solid var(--color-second)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6' },
  '.cm-content': { padding: 'var(--space-4)', caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--color-second) 30%, transparent)',
  },
  '.cm-activeLine': { background: 'var(--color-hover)' },
  '.cm-panels, .cm-tooltip': { background: 'var(--color-sunk)', color: 'var(--color-text)' },
  '.cm-panels input, .cm-panels button, .cm-tooltip button': {
    border: '1px solid var(--color-line-strong)',
    background: 'var(--color-surface)',
    color: 'var(--color-text)',
    font: 'inherit',
  },
  '.cm-button': { backgroundImage: 'none' },
});

/** MDX as far as a highlighter needs it. In MDX, indented lines are not code. */
function mdx(): Extension {
  const content = markdown({ base: markdownLanguage, extensions: { remove: ['IndentedCode'] } });
  return [yamlFrontmatter({ content }), hiddenImports()];
}

/** Creates the editor of one file, so that undo never reaches into another one. Forms change its text, too. */
export function createEditor(text: string, isPage: boolean, onUpdate: (update: ViewUpdate) => void): EditorView {
  const extensions = [
    history(),
    drawSelection(),
    highlightActiveLine(),
    search({ top: true }),
    isPage ? mdx() : yaml(),
    syntaxHighlighting(highlighting),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      ...{ spellcheck: 'true', autocorrect: 'on', autocapitalize: 'on', tabindex: '0' },
      'aria-label': isPage ? 'Text of the page' : 'Text of the facts',
    }),
    EditorView.updateListener.of(onUpdate),
    // Without "indentWithTab": Tab leaves the editor, so that the keyboard is not trapped.
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap]),
    theme,
  ];
  return new EditorView({ state: EditorState.create({ doc: text, extensions }) });
}
