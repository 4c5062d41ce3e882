import { quoted } from '../../../lib/quoted';
import { lineEnd } from '../../../lib/text';
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

/** Also `< Step>`, `< /Step>` and `<//Step>`. */
const TAG_START = /<([ \t]*\/[ \t/]*)?\s*([A-Za-z][\w.:]*)/y;
/** Settings that can be read: `title="…"`, `icon={…}`, `{...all}`, `sample`. */
const SETTINGS =
  /(?:\s+(?:[A-Za-z_$][\w$.-]*(?:\s*=\s*(?:(?:"[^"]*"|'[^']*')(?!\s[^=<>\n"']+["'])|\{(?:[^{}]|\{[^{}]*\})*\})|(?!\s*[=:]{0,2}\s*["'“‘]))|\{[^{}]*\})(?=[\s/>]))*\s*/y;

type Fault = (match: RegExpExecArray) => { from: number; to?: number; message: string; suggestion?: string } | null;

/** What is wrong after the settings that can be read. `from` and `to` count from there. The first that matches counts. */
const FAULTS: readonly [pattern: RegExp, explain: Fault][] = [
  [
    /^([\w-]+=)[“”„‟‘’‚«»]([^“”„‟«»"\n>]*)/,
    ([, name = '', words = '']) => ({
      from: name.length,
      message: `Settings need straight quotation marks. Write: ${name}"${words.replace(/[‘’]$/, '').trim()}"`,
      suggestion: '"',
    }),
  ],
  // The next quotation mark is that of another setting or tag, or there is none.
  [
    /^([\w-]+)=(["'])((?:(?!\2)[^\n<>])*?)(?:["'](?=\s+[\w-]+=["']|\s*\/?>)|[“”«»]?\s*(?=\n|<|\/?>\s*(?:\n|<|[^"'\n]*$|[^"'\n]*<))|\s+(?=[\w-]+=\2))/,
    ([, name = '', quote, words]) => ({
      from: 0,
      to: name.length,
      message: `The text of "${name}" has no straight quotation mark at its end. Write: ${name}=${quote}${words}${quote}`,
    }),
  ],
  [
    /^([\w-]+)=((["'])(?:(?!\3)[^\n])*\3)([^=<>\n]*[^\s=<>"'/][^=<>\n]*["'](?=\s+[A-Za-z][\w-]*[=\s/>]|\s*\/?>)|[^\s=<>/"'][^=<>"'\n]*["'])/,
    ([, name = '', value = '', , rest = '']) => {
      const whole = `${name}=${quoted(`${value}${rest}`.replace(/\\(?=["'])/g, ''))}`;
      const message = `The quotation mark inside this text ends it too early. Write: ${whole}`;
      return { from: 0, to: name.length + 1 + value.length, message, suggestion: whole };
    },
  ],
  [
    /^([\w-]+=(["'])[^"'\n]*\2)["']/,
    ([, setting = '']) => ({ from: setting.length, message: 'Delete this quotation mark.', suggestion: '' }),
  ],
  [
    /^([\w-]+=)\{/,
    ([, name = '']) => ({
      from: name.length,
      message: `This "{" has no "}". Put words in quotation marks: ${name}"…"`,
    }),
  ],
  [
    /^([\w-]+)=(?=[\s/>])/,
    ([all, name]) => ({
      from: 0,
      to: all.length,
      message: `Nothing follows "${all}". Write ${name}="…" with its text, or delete it.`,
    }),
  ],
  [
    /^([\w-]+=)([^\s>"'“”={}][^\n>"'“”={}]*?(?=\s*\/?>|\s+[A-Za-z][\w-]*=)|[^\s>"'“”=]+)["”]?/,
    ([, name = '', words = '']) => ({
      from: name.length,
      to: name.length + words.length,
      message: `Put the value in quotation marks. Write: ${name}"${words}"`,
      suggestion: `"${words}"`,
    }),
  ],
  [
    /^([\w-]+)(\s*(?:==|:)?\s*)["'“‘](.*?)["'“”’](?=[\s/>])/,
    ([, name = '', sign = '', words = '']) => ({
      from: 0,
      to: name.length + sign.length,
      message: `A setting is written with one "=". Write: ${name}=${quoted(words)}`,
    }),
  ],
  [
    /^[^\w\s<>]/,
    ([character]) => ({
      from: 0,
      message: `Delete this ${character}. A setting is written as title="…", with a space before it.`,
      suggestion: '',
    }),
  ],
];

/** Reads the tag at a `<`. Returns null where no name follows. */
export function scanTag(source: string, start: number): Tag | null {
  TAG_START.lastIndex = start;
  const [head = '', slash, name = ''] = TAG_START.exec(source) ?? [];
  if (head === '') return null;
  SETTINGS.lastIndex = start + head.length;
  const settled = start + head.length + (SETTINGS.exec(source)?.[0].length ?? 0);
  const isRight = head === (slash ? `</${name}` : `<${name}`);
  const end = /^\/?\s*>/.exec(source.slice(settled, settled + 80))?.[0];
  const tagTo = (to: number, fault: Diagnostic | null = null, isEmpty = end?.startsWith('/')): Tag => {
    return { name, start, end: to, kind: slash ? 'close' : isEmpty ? 'selfClosing' : 'open', fault };
  };
  if (isRight && end && !(slash && (end !== '>' || settled > start + head.length + 1)))
    return tagTo(settled + end.length);

  const line = lineEnd(source, settled);
  const close = source.slice(settled, line).search(/>/);
  const last = close < 0 ? line : settled + close + 1;
  if (slash) {
    const suggestion = `</${name}>`;
    const message = `The end of a block is its name with a slash and nothing else. Write: ${suggestion}`;
    return tagTo(last, { start, end: last, message, suggestion });
  }
  if (!isRight) {
    const message = `Delete the space after "<". Write: <${name}`;
    return tagTo(last, { start, end: start + head.length, message, suggestion: `<${name}` });
  }
  const rest = source.slice(settled, settled + 1000);
  for (const [pattern, explain] of FAULTS) {
    const match = pattern.exec(rest);
    const found = match && explain(match);
    if (!found) continue;
    const { from, to = from + 1, message, suggestion = null } = found;
    const fault = { start: settled + from, end: settled + to, message, suggestion };
    return tagTo(last, fault, source.slice(0, last).endsWith('/>'));
  }
  // The tag goes on in text or in another tag.
  const written = source.slice(start, settled).trim().replace(/\s+/g, ' ');
  const message = `<${name}> has no ">" at its end. Write: ${written}>`;
  return tagTo(settled, { start, end: start + name.length + 1, message });
}
