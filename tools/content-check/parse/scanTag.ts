import { lineEnd } from '../../../lib/lines';
import { quoted } from '../../../lib/quoted';
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
/** Also `< /Step>` and `<//Step>`. */
const TAG_START = /<((?:[ \t]*\/)+)?\s*([A-Za-z][\w.:]*)/y;

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

/** The text that follows a setting, in straight quotation marks. */
function valueAt(source: string, from: number): string {
  const value = /^\s*["'“”‘](.*?)["'“”’](?=[\s/>])/.exec(source.slice(from, from + 300))?.[1];
  return value ? quoted(value) : '"…"';
}

/** A value without a curly quotation mark at its end that belongs to none inside it, and this mark. */
function withoutCurlyEnd(value: string, quote: string): { words: string; curly: string } {
  const text = value.trim();
  const curly = (quote === '"' ? /[“”„‟«»]$/ : /[“”„‟«»‘’]$/).exec(text)?.[0] ?? '';
  const isPair = /[”»]/.test(curly) && /[“„«][^“”„«»]*$/.test(text.slice(0, -1));
  return curly === '' || isPair ? { words: text, curly: '' } : { words: text.slice(0, -1).trimEnd(), curly };
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
  const missingEnd = () => {
    const written = source.slice(start, valuesEnd).replace(/\s+/g, ' ');
    const whole = written.length < 120 ? `${written}>` : `… ${written.slice(-60)}>`;
    report(start, start + head.length, `<${name} has no ">" at its end. Write: ${whole}`);
  };
  const tagEnd = () => {
    const close = source.indexOf('>', at);
    const paragraph = source.slice(at).search(/\n[ \t]*\r?\n|$/) + at;
    return close < 0 || close > paragraph ? Math.min(lineEnd(source, at), source.length) : close + 1;
  };
  const result = (end: number, kind: Tag['kind']): Tag => ({ name, start, end, kind, fault });
  const reportNoEnd = (attribute: string, quote: string, value: string, from: number, to: number) => {
    const { words, curly } = withoutCurlyEnd(value, quote);
    const what = curly
      ? `ends with a curly quotation mark (${curly}), and must end with a straight one`
      : `has no quotation mark (${quote}) at its end`;
    // `role="Engineer sample>`: the word after the text is a setting of its own.
    const [, text = words, mark = ''] = /^(.*\S)(\s+sample)$/.exec(words) ?? [];
    report(from, to, `The text of "${attribute}" ${what}. Write: ${attribute}=${quote}${text}${quote}${mark}`);
  };

  if (slash) {
    const rest = /^\s*(\/?)\s*>/.exec(source.slice(at));
    if (rest && head === `</${name}` && !rest[1]) return result(at + rest[0].length, 'close');
    // A tag without its ">" ends with its line.
    const end = Math.min(tagEnd(), lineEnd(source, at));
    report(
      start,
      end,
      `The end of a block is written with a slash and its name, and nothing else: </${name}>.`,
      `</${name}>`,
    );
    return result(end, 'close');
  }
  if (head !== `<${name}`) {
    report(start, start + head.length, `Delete the space after "<": <${name}`, `<${name}`);
  }

  function readValue(attribute: string, nameStart: number): void {
    const quote = source[at] ?? '';
    if (quote === '"' || quote === "'") {
      const close = source.indexOf(quote, at + 1);
      const value = source.slice(at + 1, close < 0 ? source.length : close);
      if (close < 0 || /\n[ \t]*\r?\n|\n\s*<|>\s*(\n|<)/.test(value)) {
        const line = value.split(/[\n<>]/, 1)[0] ?? '';
        reportNoEnd(attribute, quote, line, nameStart, nameStart + attribute.length);
        at = Math.min(lineEnd(source, at), tagEnd());
        valuesEnd = at;
        return;
      }
      const next = /\s+[A-Za-z][\w-]*=$/.exec(value);
      if (next) {
        // The mark that should begin the next value ends this one.
        reportNoEnd(attribute, quote, value.slice(0, next.index), nameStart, at + 1 + next.index);
        at += 1 + next.index;
        valuesEnd = at;
        return;
      }
      at = close + 1;
      const inner =
        /^[^=<>\n]*[^\s=<>"'/][^=<>\n]*["'](?=\s+[A-Za-z][\w-]*[=\s/>]|\s*\/?>)|^[^\s=<>/"'][^=<>"']*["']/.exec(
          source.slice(at, lineEnd(source, at)),
        );
      const isInch = /\d$/.test(value) && inner !== null && quote === '"';
      if (inner) {
        const written = `${quote}${value}${quote}${inner[0]}`;
        const whole = `${attribute}=${quoted(written.replace(/\\(?=["'])/g, ''))}`;
        report(
          nameStart,
          at,
          isInch
            ? `The sign for inches after "${/\S+$/.exec(value)?.[0]}" ends the text too early. Write ${/\d+$/.exec(value)?.[0]} inches.`
            : quote === '"'
              ? `Straight quotation marks inside a text end it too early${written.includes('\\"') ? ', also with a "\\" before them' : ''}. Write curly ones there: ${whole}`
              : `The apostrophe inside this text ends it too early. Write: ${whole}`,
          isInch ? null : whole,
        );
        at += inner[0].length;
      }
    } else if (quote === '{') {
      const close = closingBrace(source, at);
      if (close < 0)
        report(
          at,
          at + 1,
          `The "{" after ${attribute}= has no "}". Words are written in quotation marks: ${attribute}="…".`,
        );
      at = close < 0 ? lineEnd(source, at) : close;
    } else if (CURLY.includes(quote)) {
      const begin = at;
      at += 1;
      const isApostrophe = () => /^[‘’]\p{L}/u.test(source.slice(at, at + 2));
      while (at < source.length && (isApostrophe() || !`${CURLY}"\n>`.includes(source[at] ?? ''))) at += 1;
      const value = source.slice(begin + 1, at).trim();
      report(begin, begin + 1, `Write straight quotation marks (") in place of ${quote}: ${attribute}="${value}"`, '"');
      if (`${CURLY}"`.includes(source[at] ?? ' ')) at += 1;
    } else if (quote === '>' || quote === '/' || quote === '') {
      report(nameStart, at, `Nothing follows "${attribute}=". Write ${attribute}="…" with its text, or delete it.`);
    } else {
      // `title=What we do eyebrow="…">`
      const words = /^[^\n>"'“”={}]*?(?=(?:\s+sample)?(?:\s*\/?>|\s+[A-Za-z][\w-]*=))/.exec(source.slice(at))?.[0];
      const value = words || (/^[^\s>"'“”]+/.exec(source.slice(at))?.[0] ?? quote);
      const end = at + value.length + (`${CURLY}"`.includes(source[at + value.length] ?? ' ') ? 1 : 0);
      report(at, end, `Put this in quotation marks: ${attribute}="${value}"`, `"${value}"`);
      at = end;
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
        report(at, close, `Nobody can tell what ${inside} is for. Write the name of a setting before it: …=${inside}`);
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
          `Write "=" after ${plain}, and nothing else: ${plain}=${valueAt(source, at + gap.length + sign.length)}`,
        );
        at += gap.length + sign.length;
        at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0;
        readValue(plain, nameStart);
      } else if (/^[ \t]*["'“]/.test(source.slice(at))) {
        report(nameStart, at, `There is no "=" after ${attribute}. Write: ${attribute}=${valueAt(source, at)}`);
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
    // `:value="claims.experience"`
    const bound = /^:([A-Za-z]\w*)=["']([a-z]\w*(?:\.\w+)+)["']/.exec(source.slice(at, at + 200));
    if (character === ',' || character === ';') {
      report(at, at + 1, `Delete the "${character}". There is only a space between one setting and the next.`, ' ');
    } else if (`${CURLY}"'`.includes(character)) {
      report(
        at,
        at + 1,
        `There is a quotation mark too many here. Each text has one before and one after it: title="…".`,
      );
    } else if (bound) {
      const right = `${bound[1]}={${bound[2]}}`;
      const message = `A setting has no ":" before its name, and a fact is written between { and }. Write: ${right}`;
      report(at, at + bound[0].length, message, right);
    } else {
      report(at, at + 1, `Delete the "${character}". A setting is written as title="…", with a space before it.`, '');
    }
    at += 1;
  }
  missingEnd();
  return result(valuesEnd, 'open');
}
