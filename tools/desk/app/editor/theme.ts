import { EditorView } from '@codemirror/view';

/** The editor in the site's tokens, which follow the light or dark theme. */
export const theme = EditorView.theme({
  '&': { height: '100%', background: 'var(--color-surface)', color: 'var(--color-text)', fontSize: 'var(--text-s)' },
  '&.cm-focused': { outline: '3px solid var(--color-second)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6' },
  '.cm-content': { padding: 'var(--space-4)', caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--color-second) 30%, transparent)',
  },
  '.cm-activeLine': { background: 'var(--color-hover)' },
  '.cm-panels': { background: 'var(--color-sunk)', color: 'var(--color-text)', fontSize: 'var(--text-s)' },
  '.cm-panels input, .cm-panels button, .cm-tooltip button': {
    minHeight: '2rem',
    border: '1px solid var(--color-line-strong)',
    background: 'var(--color-surface)',
    color: 'var(--color-text)',
    font: 'inherit',
  },
  '.cm-panels input[type=checkbox]': { minHeight: '0', verticalAlign: 'middle' },
  '.cm-button': { backgroundImage: 'none' },
  '.cm-tooltip': {
    maxWidth: '28rem',
    border: '1px solid var(--color-line-strong)',
    background: 'var(--color-surface)',
    color: 'var(--color-text)',
    fontFamily: 'var(--font-text)',
  },
  '.cm-diagnosticAction': {
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
    padding: '0 var(--space-3)',
  },
  '.desk-imports': {
    padding: 'var(--space-1) var(--space-2)',
    color: 'var(--color-quiet)',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--text-xs)',
  },
});
