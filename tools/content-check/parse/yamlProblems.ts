import type { Document } from 'yaml';
import { lineSlip } from '../../../lib/facts/yamlLine';
import { lineEnd } from '../../../lib/lines';
import { frontMatterKeys } from '../../../src/seo/frontMatter';
import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';
import { readYaml } from './readYaml';

interface Block extends Range {
  document: Document.Parsed;
}

const NO_NAME =
  'This line does not start with a name and a colon, as in "title: About us". If it belongs to the line before it, write both on one line.';

const UNREADABLE =
  'The lines between "---" at the top cannot be read. Put texts with special signs in quotation marks: title: "…".';

function isReadable(text: string): boolean {
  try {
    readYaml(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a line of front matter, if the line by itself shows it. */
function explainLine(line: string, previous: string): Pick<Diagnostic, 'message' | 'suggestion'> | null {
  const slip = lineSlip(line, previous, frontMatterKeys);
  if (slip) return slip;
  const [, indent = '', key = ''] = /^(\s*)["']?([\w-]+)["']?[ \t]*:/.exec(line) ?? [];
  if (indent !== '' && !/:\s*$/.test(previous) && !/^\s/.test(previous))
    return { message: `Delete the spaces before "${key}".` };
  const isText = key === '' && /^[^\s#\]}-]/.test(line);
  return isText ? { message: NO_NAME } : null;
}

function lineOf(source: string, offset: number): Range & { text: string; previous: string } {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const previous = source.slice(source.lastIndexOf('\n', start - 2) + 1, Math.max(start - 1, 0)).replace(/\r$/, '');
  const end = lineEnd(source, offset);
  return { start, end, text: source.slice(start, end).replace(/\r$/, ''), previous };
}

/** Explains why front matter is not valid YAML; nothing for valid front matter. */
export function yamlProblems({ start, end, document }: Block, source: string): Diagnostic[] {
  const duplicate = document.errors.find(({ code }) => code === 'DUPLICATE_KEY');
  const [error] = document.errors;
  if (duplicate) {
    const line = lineOf(source, start + duplicate.pos[0]);
    const key = /^\s*([\w-]+)/.exec(line.text)?.[1] ?? 'key';
    return [{ start: line.start, end: line.end, message: `"${key}" appears twice. Delete one of the two lines.` }];
  }
  const found: Diagnostic[] = [];
  for (let offset = start; offset < Math.max(end, start + 1); ) {
    const line = lineOf(source, offset);
    // A text that starts with "&" or "!" loses its first word, and the file stays valid; "*" refers to another value.
    const explained = error || /^\w+: +[&!*]\S/.test(line.text) ? explainLine(line.text, line.previous) : null;
    // Several lines with tabs are one mistake.
    if (explained && found.at(-1)?.message !== explained.message)
      found.push({ start: line.start, end: Math.max(line.end, line.start + 1), ...explained });
    offset = line.end + 1;
  }
  if (found.length > 0) return found;
  if (!error)
    return isReadable(source.slice(start, end)) ? [] : [{ start, end: lineOf(source, start).end, message: UNREADABLE }];
  const line = lineOf(source, Math.min(start + error.pos[0], Math.max(end - 1, start)));
  return [
    {
      start: line.start,
      end: Math.max(line.end, line.start + 1),
      message:
        'The lines between "---" at the top cannot be read from this one on. Write each as a name, a colon and a text, and put a text with special signs in quotation marks: title: "…".',
    },
  ];
}
