import { escapeHtml } from '../../../lib/text';

/** Markup. Only `html` creates it, so that every text in it is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | boolean | null | undefined | readonly Value[];

function render(value: Value): string {
  if (typeof value === 'boolean' || value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(render).join('') : escapeHtml(String(value));
}

/** Creates markup from a template. Texts in it are escaped: pages, titles and file names are written by strangers. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? render(values[index]) : '')).join(''));
}
