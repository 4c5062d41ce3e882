import { lineEnd } from '../../../lib/lines';
import { quoted } from '../../../lib/quoted';
import type { Diagnostic } from '../diagnostic';
import { closingBrace } from './braces';

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
/** Also `< /Step>` and `<//Step>`. */
const TAG_START = /<((?:[ \t]*\/)+)?\s*([A-Za-z][\w.:]*)/y;
const NAME = /[A-Za-z_$][\w$.-]*/y;
/** The rest of a value after a quotation mark inside it, up to the mark that ends it. */
const REST_OF_VALUE =
  /^[^=<>\n]*[^\s=<>"'/][^=<>\n]*["'](?=\s+[A-Za-z][\w-]*[=\s/>]|\s*\/?>)|^[^\s=<>/"'][^=<>"']*["']/;

/** Reads tags one setting after the other, and remembers the first fault. */
class TagReader {
  /** Where the last complete setting ends. */
  settled: number;
  fault: Diagnostic | null = null;

  constructor(
    readonly source: string,
    readonly start: number,
    readonly name: string,
    public at: number,
  ) {
    this.settled = at;
  }

  report(start: number, end: number, message: string, suggestion: string | null = null): void {
    this.fault ??= { start, end: Math.max(end, start + 1), message, suggestion };
  }

  tag(end: number, kind: Tag['kind']): Tag {
    return { name: this.name, start: this.start, end, kind, fault: this.fault };
  }

  /** The tag goes on in text or in another tag. */
  withoutEnd(): Tag {
    const written = this.source.slice(this.start, this.settled).replace(/\s+/g, ' ');
    this.report(
      this.start,
      this.start + this.name.length + 1,
      `<${this.name}> has no ">" at its end. Write: ${written}>`,
    );
    return this.tag(this.settled, 'open');
  }

  /** `title="…"`, from the character after the equals sign on. */
  readValue(name: string, nameStart: number): void {
    const { source } = this;
    const quote = source[this.at] ?? '';
    if (quote === '"' || quote === "'") this.readQuoted(name, nameStart, quote);
    else if (quote === '{') {
      const close = closingBrace(source, this.at);
      if (close < 0)
        this.report(this.at, this.at + 1, `This "{" has no "}". Words stand in quotation marks: ${name}="…"`);
      this.at = close < 0 ? lineEnd(source, this.at) : close;
    } else if (CURLY.includes(quote)) {
      const value = /^[^“”„‟«»"\n>]*/.exec(source.slice(this.at + 1))?.[0] ?? '';
      const words = value.replace(/[‘’]$/, '').trim();
      this.report(this.at, this.at + 1, `Settings need straight quotation marks. Write: ${name}="${words}"`, '"');
      this.at += 1 + value.length;
      if (/[“”„‟«»"]/.test(source[this.at] ?? '')) this.at += 1;
    } else if (quote === '>' || quote === '/' || quote === '') {
      this.report(nameStart, this.at, `Nothing follows "${name}=". Write ${name}="…" with its text, or delete it.`);
    } else {
      const words = /^[^\n>"'“”={}]*?(?=\s*\/?>|\s+[A-Za-z][\w-]*=)/.exec(source.slice(this.at))?.[0];
      const value = words || (/^[^\s>"'“”]+/.exec(source.slice(this.at))?.[0] ?? quote);
      const end = this.at + value.length;
      this.report(this.at, end, `A value stands in quotation marks. Write: ${name}="${value}"`, `"${value}"`);
      this.at = /["“”]/.test(source[end] ?? '') ? end + 1 : end;
    }
    this.settled = this.at;
  }

  readQuoted(name: string, nameStart: number, quote: string): void {
    const { source } = this;
    const close = source.indexOf(quote, this.at + 1);
    const value = source.slice(this.at + 1, close < 0 ? source.length : close);
    const nextSetting = /\s+[A-Za-z][\w-]*=$/.exec(value);
    const isOpen = close < 0 || /\n[ \t]*\r?\n|\n\s*<|>\s*(\n|<)/.test(value);
    if (isOpen || nextSetting) {
      const line = isOpen ? (value.split(/[\n<>]/, 1)[0] ?? '') : value.slice(0, nextSetting?.index);
      const words = line.trim().replace(/[“”„‟«»]$/, '');
      const message = `The text of "${name}" has no straight quotation mark at its end. Write: ${name}=${quote}${words}${quote}`;
      this.report(nameStart, nameStart + name.length, message);
      this.at += 1 + line.length;
      return;
    }
    this.at = close + 1;
    const rest = REST_OF_VALUE.exec(source.slice(this.at, lineEnd(source, this.at)))?.[0];
    if (!rest) return;
    const whole = `${name}=${quoted(`${quote}${value}${quote}${rest}`.replace(/\\(?=["'])/g, ''))}`;
    this.report(nameStart, this.at, `The quotation mark inside this text ends it too early. Write: ${whole}`, whole);
    this.at += rest.length;
  }

  /** A setting with or without a value. Returns false where no name follows. */
  readSetting(): boolean {
    const { source } = this;
    NAME.lastIndex = this.at;
    const name = NAME.exec(source)?.[0];
    if (!name) return false;
    const nameStart = this.at;
    this.at += name.length;
    const [gap = '', , sign = ''] = /^(\s*)(==?|:?)\s*/.exec(source.slice(this.at)) ?? [];
    const isQuoted = /^\s*["'“‘]/.test(source.slice(this.at + gap.length));
    if (sign === '=' || (sign !== '' && isQuoted) || (sign === '' && /^[ \t]*["'“]/.test(source.slice(this.at)))) {
      this.at += gap.length;
      if (sign !== '=') {
        const value = /^["'“”‘](.*?)["'“”’](?=[\s/>])/.exec(source.slice(this.at, this.at + 300))?.[1] ?? '…';
        this.report(nameStart, this.at, `A setting is written with one "=". Write: ${name}=${quoted(value)}`);
      }
      this.readValue(name, nameStart);
    }
    return true;
  }

  read(): Tag {
    const { source } = this;
    while (this.at < source.length) {
      const rest = source.slice(this.at, this.at + 200);
      if (/^\n[ \t]*\r?\n/.test(rest) || rest.startsWith('<')) return this.withoutEnd();
      const selfClosing = /^\/\s*>/.exec(rest)?.[0];
      if (selfClosing) return this.tag(this.at + selfClosing.length, 'selfClosing');
      if (rest.startsWith('>')) return this.tag(this.at + 1, 'open');
      const close = rest.startsWith('{') ? closingBrace(source, this.at) : -1;
      if (close > 0) this.at = close;
      else if (/^\s/.test(rest)) this.at += 1;
      else if (!this.readSetting()) {
        // Text below a tag without its end.
        if (source.slice(this.settled, this.at).includes('\n')) return this.withoutEnd();
        const [character = ''] = rest;
        const message = `Delete this ${character}. A setting is written as title="…", with a space before it.`;
        this.report(this.at, this.at + 1, message, '');
        this.at += 1;
      }
    }
    return this.withoutEnd();
  }
}

/** Reads the tag at a `<`. Returns null where no name follows. */
export function scanTag(source: string, start: number): Tag | null {
  TAG_START.lastIndex = start;
  const [head = '', slash, name = ''] = TAG_START.exec(source) ?? [];
  if (head === '') return null;
  const reader = new TagReader(source, start, name, start + head.length);
  if (slash) {
    const end = /^\s*(\/?)\s*>/.exec(source.slice(reader.at));
    if (end && head === `</${name}` && !end[1]) return reader.tag(reader.at + end[0].length, 'close');
    const close = source.indexOf('>', reader.at);
    const last = close < 0 || close > lineEnd(source, reader.at) ? lineEnd(source, reader.at) : close + 1;
    reader.report(
      start,
      last,
      `The end of a block is its name with a slash and nothing else. Write: </${name}>`,
      `</${name}>`,
    );
    return reader.tag(last, 'close');
  }
  if (head !== `<${name}`)
    reader.report(start, start + head.length, `Delete the space after "<". Write: <${name}`, `<${name}`);
  return reader.read();
}
