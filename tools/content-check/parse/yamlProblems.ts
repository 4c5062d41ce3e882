import type { Document } from 'yaml';
import { lineEnd } from '../../../lib/lines';
import type { Diagnostic } from '../diagnostic';
import type { Range } from '../range';
import { readYaml } from './readYaml';

interface Block extends Range {
  document: Document.Parsed;
}

/** What is wrong with a line of front matter, if the line by itself shows it. */
function explainLine(line: string, previous: string): string | null {
  const [, indent = '', key = '', gap = '', value = ''] = /^(\s*)([\w-]+)[ \t]*:([ \t]*)(.*?)\s*$/.exec(line) ?? [];
  if (/^\t/.test(line) || /:\t/.test(line)) return 'This line contains a tab. Use spaces.';
  if (key === '') {
    if (line.trim() === '' || /^\s*(#|-\s|[\]}])/.test(line)) return null;
    const word = /^\s*(title|description|keywords|canonical|image|type|noindex|service|terrain)\b\s*[=–—-]?\s*/i.exec(
      line,
    );
    if (word) return `There is no colon after "${word[1]}". Write "${word[1]}: " and then the value.`;
    if (/^\s*-\S/.test(line)) return 'Write a space after the hyphen of a list.';
    if (/[>|]\s*$/.test(previous) || /^\s/.test(line)) return null;
    return 'This line is not a "key: value", such as "title: About us". If it belongs to the line before it, write both on one line.';
  }
  if (gap === '' && value !== '') return `Write a space after the colon: "${key}: ${value}".`;
  if (/^[A-Z]/.test(key)) return `Write the key in lower case: "${key.toLowerCase()}".`;
  if (indent !== '' && !/:\s*$/.test(previous) && !/^\s/.test(previous)) return `Delete the spaces before "${key}".`;
  const [first = ''] = value;
  if (first === '"' || first === "'") {
    const closed = first === '"' ? /^"([^"\\]|\\.)*"\s*(#.*)?$/.test(value) : /^'([^']|'')*'\s*(#.*)?$/.test(value);
    if (closed) return null;
    if (!value.slice(1).includes(first)) return `The value of "${key}" has no closing quotation mark (${first}).`;
    return first === '"'
      ? `The value of "${key}" contains quotation marks, which end it too early. Use curly ones inside it: “ and ”.`
      : `The value of "${key}" contains an apostrophe, which ends it too early. Put the value in double quotation marks: "…".`;
  }
  if (first === '[')
    return value.includes(']')
      ? /\][^#]*\S/.test(value.replace(/\]\s*$/, ''))
        ? `Write the list of "${key}" between one pair of brackets: [one, two].`
        : null
      : `The list of "${key}" has no "]" at its end.`;
  if (/^[@`%!&*|>{,\]}]/.test(first) && !/^[|>][-+]?$/.test(value)) {
    return `A value cannot start with "${first}". Put the value in quotation marks: ${key}: "…".`;
  }
  if (/:(\s|$)/.test(value)) return `A value that contains a colon needs quotation marks: ${key}: "${value}".`;
  return null;
}

function lineOf(source: string, offset: number): Range & { text: string; previous: string } {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const previous = source.slice(source.lastIndexOf('\n', start - 2) + 1, Math.max(start - 1, 0));
  const end = lineEnd(source, offset);
  return { start, end, text: source.slice(start, end).replace(/\r$/, ''), previous };
}

/** Explains why front matter is not valid YAML; nothing for valid front matter. */
export function yamlProblems({ start, end, document }: Block, source: string): Diagnostic[] {
  const duplicate = document.errors.find(({ code }) => code === 'DUPLICATE_KEY');
  const [error] = document.errors;
  if (!error) {
    try {
      readYaml(source.slice(start, end));
      return [];
    } catch {
      return [
        {
          start,
          end: lineOf(source, start).end,
          message: 'The front matter cannot be read. Put values with special characters in quotation marks.',
        },
      ];
    }
  }
  if (duplicate) {
    const line = lineOf(source, start + duplicate.pos[0]);
    const key = /^\s*([\w-]+)/.exec(line.text)?.[1] ?? 'key';
    return [{ start: line.start, end: line.end, message: `"${key}" appears twice. Delete one of the two lines.` }];
  }
  const found: Diagnostic[] = [];
  for (let offset = start; offset < Math.max(end, start + 1); ) {
    const line = lineOf(source, offset);
    const message = explainLine(line.text, line.previous);
    if (message) found.push({ start: line.start, end: Math.max(line.end, line.start + 1), message });
    offset = line.end + 1;
  }
  if (found.length > 0) return found;
  const line = lineOf(source, Math.min(start + error.pos[0], Math.max(end - 1, start)));
  return [
    {
      start: line.start,
      end: Math.max(line.end, line.start + 1),
      message:
        'The front matter cannot be read from this line on. Write each line as "key: value", and put a value with special characters in quotation marks.',
    },
  ];
}
