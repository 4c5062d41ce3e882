import { element } from '../../preview/dom';
import { DESK_PATH, deskAddress, type ShownFinding } from '../messages';

/** `1 error`, `3 warnings`. */
function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `2 errors and 1 warning`; empty for none. */
export function countOf(findings: readonly ShownFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return [errors && count(errors, 'error'), warnings && count(warnings, 'warning')].filter(Boolean).join(' and ');
}

function findingItem({ severity, file, line, message, suggestion, handbook }: ShownFinding): HTMLElement {
  const needsSuggestion = suggestion && !message.includes(suggestion);
  return element(
    'li',
    { 'data-severity': severity },
    element('p', { class: 'findings-place' }, `${file}, line ${line}`),
    element('p', {}, message),
    needsSuggestion ? element('p', {}, 'Write ', element('code', {}, suggestion), ' instead.') : null,
    element(
      'p',
      { class: 'findings-links' },
      element('a', { href: deskAddress(file) }, 'Open in the desk'),
      element('a', { href: handbook }, 'Handbook'),
    ),
  );
}

/** Creates the list of findings, with a line about those of other pages. */
export function findingList(own: readonly ShownFinding[], others: readonly ShownFinding[]): HTMLElement[] {
  const rest = countOf(others);
  return [
    element('ul', { role: 'list' }, ...own.map(findingItem)),
    ...(rest
      ? [element('p', {}, `On other pages: ${rest}. `, element('a', { href: DESK_PATH }, 'The desk'), ' lists them.')]
      : []),
  ];
}
