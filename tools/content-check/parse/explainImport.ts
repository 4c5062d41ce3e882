import { lineEnd } from '../../../lib/lines';
import type { Range } from '../range';

interface ExplainedImport extends Range {
  message: string;
  suggestion?: string | null;
  handbook: string;
  leaveOut: Range[];
}

/** The lines up to the next empty one or the next import, which MDX reads as code. */
function statementAt(source: string, offset: number): Range {
  const before = source.slice(0, Math.min(offset + 1, source.length));
  const start = Math.max(before.search(/(^|\n)(import|export)\b(?![\s\S]*\n(import|export)\b)/), 0);
  const from = source[start] === '\n' ? start + 1 : start;
  const rest = source.slice(from);
  const end = rest.slice(1).search(/\n(?=\s*\n|import\b|export\b)/);
  return { start: from, end: end < 0 ? source.length : from + end + 1 };
}

function reasonOf(statement: string): string | null {
  if (/[“”„‟‘’‚]/.test(statement)) return 'The quotation marks are curly, and must be straight';
  if (/\bform\s+['"]/.test(statement)) return '"form" is misspelled: write "from"';
  if (/\bfrom\s*@/.test(statement)) return 'The file after "from" has no quotation marks';
  if (/\bfrom\s*(['"])(?:(?!\1).)*$/m.test(statement)) return 'The quotation mark after the file is missing';
  if (/^import\s+\w+\s*,\s*\w/.test(statement)) return 'The list of names has no { and }';
  if (/^import\s*\{[^}]*$/.test(statement.split(/\bfrom\b/)[0] ?? '')) return 'The list of names has no "}"';
  if (/^import\s+[^{]*\}/.test(statement)) return 'The list of names has no "{"';
  if (!/\bfrom\b/.test(statement)) return 'The word "from" is missing before the file';
  return null;
}

const HANDBOOK = '/handbook/pages#imports';

/** The first of two names in a list without a comma between them. */
const NO_COMMA = /(?<=\{[^}]*?)\b(?!as\b)(\w+)(?=\s+(?!as\b)\w[^}]*\})/;

/** A sign of the list that is there twice. */
const TWICE = /,\s*,|\{\s*\{|\}\s*\}/;

/** Where the block that starts at an offset ends; null for text and for a block that is not closed. */
function blockEnd(source: string, start: number): number | null {
  const name = /^<([A-Z]\w*)/.exec(source.slice(start, start + 40))?.[1];
  const close = name ? source.indexOf(`\n</${name}>`, start) : -1;
  return close < 0 ? null : lineEnd(source, close + 1);
}

/** Explains a line that starts with "import" or "export" and that is not code. */
export function explainImport({ source, offset }: { source: string; offset: number }): ExplainedImport {
  const statement = statementAt(source, offset);
  const text = source.slice(statement.start, statement.end).trimEnd();
  const [line = ''] = text.split('\n');
  const firstLine = { start: statement.start, end: lineEnd(source, statement.start) };

  const [alone = ''] = NO_COMMA.exec(text) ?? [];
  const [twice = ''] = TWICE.exec(text) ?? [];
  if ((alone || twice) && !reasonOf(text)) {
    const start = statement.start + text.search(alone ? NO_COMMA : TWICE);
    const suggestion = alone ? `${alone},` : twice.charAt(0);
    const message = alone
      ? `The names of an import have commas between them, and one is missing here. Write: ${suggestion}`
      : `There is a "${suggestion}" too many in the list of names. Delete one.`;
    const range = { start, end: start + (alone || twice).length };
    return { ...range, message, suggestion, handbook: HANDBOOK, leaveOut: [statement] };
  }
  // Code that is complete, with text below it.
  const complete = /^import\s[^;'"]*from\s*(['"])[^'"\n]+\1[ \t]*;?/.exec(text)?.[0];
  if (complete && text.length > complete.length && !reasonOf(complete)) {
    const start = statement.start + complete.length + (/^\s*/.exec(text.slice(complete.length))?.[0].length ?? 0);
    const end = lineEnd(source, start);
    return {
      start,
      end,
      message: 'Write an empty line before this one: the line above starts with "import" and is for the program.',
      handbook: HANDBOOK,
      leaveOut: [{ start, end: blockEnd(source, start) ?? statement.end }],
    };
  }
  const isCode =
    /^import\s*[{\w*].*(\bfrom\b|['"“‘{])|^import\s*\{/.test(line) || /^import[^\n]*\n[\s\S]*\bfrom\b/.test(text);
  if (!isCode) {
    const word = /^\w+/.exec(line)?.[0] ?? 'import';
    const message = `A line that starts with "${word}" is read as a program. Start the sentence with another word.`;
    return { ...firstLine, message, handbook: HANDBOOK, leaveOut: [statement] };
  }
  const names =
    text
      .replace(/\b(from|form)\b[\s\S]*$/, '')
      .match(/\b[A-Za-z]\w*\b/g)
      ?.filter((name) => name !== 'import') ?? [];
  const file = /@site\/[\w./-]+/.exec(text)?.[0] ?? '@site/src/blocks';
  const imported = file.endsWith('.mdx') ? (names[0] ?? 'Text') : `{${names.join(', ') || 'Name'}}`;
  const suggestion = `import ${imported} from '${file}';`;
  const reason = reasonOf(text) ?? 'This line cannot be read';
  // A list of several lines ends before "from".
  const last = reason.includes('no "}"') ? statement.start + Math.max(text.search(/\bfrom\b/), 0) : statement.start;
  const range = { start: last, end: lineEnd(source, last) };
  return {
    ...range,
    message: `${reason}. Write: ${suggestion}`,
    suggestion,
    handbook: HANDBOOK,
    leaveOut: [statement],
  };
}
