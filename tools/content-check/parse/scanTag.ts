import { lineEnd } from '../../../lib/lines';
import type { Diagnostic } from '../diagnostic';

/** A tag as far as it can be read. */
export interface Tag {
  name: string;
  start: number;
  /** After its `>`. */
  end: number;
  kind: 'open' | 'close' | 'selfClosing';
  /** The first fault in it; null where it can be read. */
  fault: Diagnostic | null;
}

const CURLY = '“”„‟‘’‚«»';
const ATTRIBUTE = /[A-Za-z_$][\w$:.-]*/y;
const TAG_START = /<(\/?)\s*([A-Za-z][\w.:]*)/y;

/** The position after the `}` that belongs to the `{` at an offset; -1 where there is none before an empty line. */
export function closingBrace(source: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (quote) {
      if (character === quote || (character === '\n' && quote !== '`')) quote = '';
      else if (character === '\\') at += 1;
    } else if ('"\'`'.includes(character) && depth > 0) quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (/^\n[ \t]*\r?\n/.test(source.slice(at, at + 40))) return -1;
  }
  return -1;
}

/** Reads the tag at a `<`. Returns null where no name follows. */
export function scanTag(source: string, start: number): Tag | null {
  TAG_START.lastIndex = start;
  const [head = '', slash, name = ''] = TAG_START.exec(source) ?? [];
  if (head === '') return null;
  let at = start + head.length;
  let fault: Tag['fault'] = null;
  let valuesEnd = at;
  const bare: number[] = [];
  const report = (from: number, to: number, message: string, suggestion: string | null = null) => {
    fault ??= { start: from, end: Math.max(to, from + 1), message, suggestion };
  };
  const missingEnd = () =>
    report(start, start + head.length, `The tag <${name}> has no ">" at its end. Write ">" after its last setting.`);
  const tagEnd = () => {
    const close = source.indexOf('>', at);
    const paragraph = source.slice(at).search(/\n[ \t]*\r?\n|$/) + at;
    return close < 0 || close > paragraph ? Math.min(lineEnd(source, at), source.length) : close + 1;
  };
  const result = (end: number, kind: Tag['kind']): Tag => ({ name, start, end, kind, fault });

  if (slash) {
    const rest = /^\s*(\/?)\s*>/.exec(source.slice(at));
    if (rest && head === `</${name}` && !rest[1]) return result(at + rest[0].length, 'close');
    report(start, tagEnd(), `A closing tag contains only a slash and the name: </${name}>.`, `</${name}>`);
    return result(tagEnd(), 'close');
  }
  if (head !== `<${name}`) {
    report(start, start + head.length, `There is a space between "<" and "${name}". Write <${name}.`, `<${name}`);
  }

  function readValue(attribute: string, nameStart: number): void {
    const quote = source[at] ?? '';
    if (quote === '"' || quote === "'") {
      const close = source.indexOf(quote, at + 1);
      const value = source.slice(at + 1, close < 0 ? source.length : close);
      if (close < 0 || /\n[ \t]*\r?\n|\n\s*<|>\s*(\n|<)/.test(value)) {
        report(
          nameStart,
          nameStart + attribute.length,
          `The value of "${attribute}" in <${name}> has no closing quotation mark (${quote}).`,
        );
        at = Math.min(lineEnd(source, at), tagEnd());
        valuesEnd = at;
        return;
      }
      const next = /\s+[A-Za-z][\w-]*=$/.exec(value);
      if (next) {
        // The mark that should begin the next value ends this one.
        const words = value
          .slice(0, next.index)
          .trim()
          .replace(/[“”„‟«»]$/, '');
        report(
          nameStart,
          at + 1 + next.index,
          `The value of "${attribute}" in <${name}> has no closing quotation mark. Write ${quote} at its end: ${attribute}=${quote}${words}${quote}.`,
        );
        at += 1 + next.index;
        valuesEnd = at;
        return;
      }
      at = close + 1;
      const inner = /^[^\s=<>/"'][^=<>"']*["']/.exec(source.slice(at, lineEnd(source, at)));
      if (inner) {
        const advice =
          quote === '"' ? 'Use curly ones inside the value: “ and ”.' : 'Put the value in double ones: "…".';
        report(
          nameStart,
          at,
          `The value of "${attribute}" contains quotation marks, which end it too early. ${advice}`,
        );
      }
    } else if (quote === '{') {
      const close = closingBrace(source, at);
      if (close < 0) report(at, at + 1, `The "{" after ${attribute}= has no "}". Write "}" where the value ends.`);
      at = close < 0 ? lineEnd(source, at) : close;
    } else if (CURLY.includes(quote)) {
      report(at, at + 1, `Replace the curly quotation marks (${quote}) with straight ones: ${attribute}="…".`, '"');
      at += 1;
      while (at < source.length && !`${CURLY}"\n>`.includes(source[at] ?? '')) at += 1;
      if (`${CURLY}"`.includes(source[at] ?? ' ')) at += 1;
    } else if (quote === '>' || quote === '/' || quote === '') {
      report(nameStart, at, `"${attribute}=" has no value. Write ${attribute}="…", or delete it.`);
    } else {
      const value = /^[^\s>"'“”]+/.exec(source.slice(at))?.[0] ?? quote;
      report(at, at + value.length, `Put the value in quotation marks: ${attribute}="${value}".`, `"${value}"`);
      at += value.length;
    }
    valuesEnd = at;
  }

  while (at < source.length) {
    const character = source[at] ?? '';
    if (/\s/.test(character)) {
      if (/^\n[ \t]*\r?\n/.test(source.slice(at, at + 200))) {
        missingEnd();
        return result(valuesEnd, 'open');
      }
      at += 1;
      continue;
    }
    if (character === '>') return result(at + 1, 'open');
    const selfClosing = /^\/\s*>/.exec(source.slice(at, at + 20));
    if (selfClosing) return result(at + selfClosing[0].length, 'selfClosing');
    if (character === '<') {
      missingEnd();
      return result(valuesEnd, 'open');
    }
    if (character === '{') {
      const close = closingBrace(source, at);
      const inside = source.slice(at, close);
      if (close > 0 && !/^\{\s*(\.\.\.|\/\*)/.test(inside))
        report(at, close, `A value in braces needs a name before it: name=${inside}.`);
      at = close < 0 ? lineEnd(source, at) : close;
      continue;
    }
    ATTRIBUTE.lastIndex = at;
    const attribute = ATTRIBUTE.exec(source)?.[0];
    if (attribute) {
      const nameStart = at;
      at += attribute.length;
      const [, gap = '', sign = ''] = /^([ \t]*\r?\n?[ \t]*)(==?|:?)/.exec(source.slice(at)) ?? [];
      const colon = attribute.endsWith(':') && /^[ \t]*["'“‘{]/.test(source.slice(at));
      if (sign === '=') {
        at += gap.length + 1;
        at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0;
        readValue(attribute, nameStart);
      } else if (colon || sign === '==' || sign === ':') {
        const plain = attribute.replace(/:$/, '');
        report(
          nameStart,
          at + gap.length + sign.length,
          `Write one "=" between the setting and its value: ${plain}="…".`,
        );
        at += gap.length + sign.length;
        at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0;
        readValue(plain, nameStart);
      } else if (/^[ \t]*["'“]/.test(source.slice(at))) {
        report(nameStart, at, `There is no "=" between "${attribute}" and its value. Write ${attribute}="…".`);
        at += gap.length;
        readValue(attribute, nameStart);
      } else bare.push(nameStart);
      continue;
    }
    const isProse = bare.some((word) => source.slice(valuesEnd, word).includes('\n')) || bare.length > 2;
    if (isProse) {
      missingEnd();
      return result(valuesEnd, 'open');
    }
    if (character === ',' || character === ';') {
      report(at, at + 1, `Delete the "${character}": settings are separated by spaces.`, ' ');
    } else if (`${CURLY}"'`.includes(character)) {
      report(at, at + 1, `This quotation mark is too many. Write each setting as name="value".`);
    } else {
      report(
        at,
        at + 1,
        `"${character}" cannot be here. Write each setting as name="value", with spaces between them.`,
      );
    }
    at += 1;
  }
  missingEnd();
  return result(valuesEnd, 'open');
}
