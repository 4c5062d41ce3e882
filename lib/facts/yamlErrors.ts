import { type Document, isPair, isScalar, type Scalar, visit, type YAMLError } from 'yaml';
import { lineEnd } from '../lines';

/** What is wrong with a part of a file of facts, and how to fix it. Positions are characters from the start of the file. */
export interface FactError {
  start: number;
  end: number;
  /** A sentence or two for a writer. */
  message: string;
  /** What to write instead; null if that is unknown. */
  suggestion: string | null;
  /** The handbook section, if it is not the one about facts. */
  handbook?: string;
}

const MESSAGES: Record<string, string> = {
  BAD_ALIAS: 'A text that starts with * needs quotation marks.',
  BAD_DIRECTIVE: 'A text that starts with % needs quotation marks.',
  BAD_INDENT:
    'This line is not indented like the lines above it. Entries of one list, and names of one entry, start in the same column.',
  BAD_SCALAR_START: 'A text cannot start with this character. Put the whole text in quotation marks.',
  BLOCK_AS_IMPLICIT_KEY:
    'This text contains a colon and a space, which start a new value. Put the whole text in quotation marks.',
  BLOCK_IN_FLOW: 'A list between [ and ] cannot contain lines that start with "- ". Use one of the two forms.',
  DUPLICATE_KEY: 'This name appears twice in the same entry. Delete one of the two lines.',
  MISSING_CHAR: 'Something is not closed here: a quotation mark, a [ or a {.',
  MULTILINE_IMPLICIT_KEY:
    'This line is not "name: value". Is a colon missing here, or a quotation mark on the line before?',
  TAB_AS_INDENT: 'This line starts with a tab. Use spaces.',
  UNEXPECTED_TOKEN:
    'This is left over: the value before it has already ended. Put the whole value in quotation marks, or delete this.',
};

/** What the parser may report where a line has a space too many or too few. */
const INDENT_CODES = [
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'MISSING_CHAR',
];

/** The first value that starts with a quotation mark and has no other one on its line; the parser notices at the end. */
function unclosedQuote(source: string): number | null {
  const match = /^[\s-]*(?:[\w-]+:\s+)?(["'])(?:(?!\1).)*$/m.exec(source);
  return match ? match.index + match[0].search(/["']/) : null;
}

/** The first line that starts in another column than the names of its entry. */
function wrongIndent(source: string): FactError | null {
  const levels: number[] = [];
  let isComplete = false;
  let start = 0;
  for (const line of source.split('\n')) {
    const [, spaces = '', hyphen = '', name, value = ''] = /^( *)((?:- +)?)([\w-]+):(?: +(.*?))?\s*$/.exec(line) ?? [];
    const column = spaces.length + hyphen.length;
    const above = levels.at(-1) ?? 0;
    if (name !== undefined) {
      const isWrong = levels.length > 0 && (column > above ? isComplete : !levels.includes(column));
      if (isWrong && hyphen === '') {
        const right = column > above ? above : (levels.find((level) => level > column) ?? above);
        const message = `This line starts with ${column} ${column === 1 ? 'space' : 'spaces'}, and the other names of this entry with ${right}. Write ${right}.`;
        return { start, end: start + line.length, message, suggestion: `${' '.repeat(right)}${line.trim()}` };
      }
      while (levels.length > 0 && (levels.at(-1) ?? 0) >= column) levels.pop();
      levels.push(column);
      isComplete = value !== '' && !/^[|>&#]/.test(value);
    }
    start += line.length + 1;
  }
  return null;
}

/** An entry of a list without its hyphen, or without the brace at its end. */
function listSlip(source: string, code: string, position: number): FactError | null {
  const lineStart = source.lastIndexOf('\n', position - 1) + 1;
  const name = /^\s*([\w-]+):/.exec(source.slice(lineStart, lineEnd(source, position)))?.[1];
  if (code === 'DUPLICATE_KEY' && name && new RegExp(`^\\s*- ${name}:`, 'm').test(source)) {
    const message = `"${name}" appears a second time in this entry. If a new entry starts here, write a hyphen before it: "- ${name}: …".`;
    return { start: position, end: lineEnd(source, position), message, suggestion: null };
  }
  const open = /^[^\n{}#]*\{[^\n{}]*$/m.exec(source);
  if (!open) return null;
  const message = 'The entry on this line has no "}" at its end.';
  return { start: open.index, end: lineEnd(source, open.index), message, suggestion: `${open[0].trimEnd()} }` };
}

/** Explains the first error of the YAML parser; one slip often causes several. */
export function parserErrors(source: string, errors: readonly YAMLError[]): FactError[] {
  return errors.slice(0, 1).map(({ code, pos: [position] }) => {
    const glued = /^[ \t]*(?:- )?([a-z]\w*):(?=[^\s/:])/im.exec(
      source.slice(0, position + 1).concat(source.slice(position + 1).split('\n', 1)[0] ?? ''),
    );
    if (glued) {
      const start = glued.index + glued[0].length - (glued[1]?.length ?? 0) - 1;
      const message = `Write a space after the colon: "${glued[1]}: …".`;
      return { start, end: lineEnd(source, start), message, suggestion: null };
    }
    const indent = INDENT_CODES.includes(code) ? wrongIndent(source) : null;
    if (indent) return indent;
    const slip = listSlip(source, code, position);
    if (slip) return slip;
    const quote = code === 'MISSING_CHAR' ? unclosedQuote(source) : null;
    const start = quote ?? Math.min(position, Math.max(0, source.length - 1));
    const isIndent = code === 'MISSING_CHAR' && quote === null && !/[[{]/.test(source);
    const message =
      MESSAGES[isIndent ? 'BAD_INDENT' : code] ?? 'This cannot be read from here on. Compare it with the entry above.';
    return { start, end: Math.max(start + 1, lineEnd(source, start)), message, suggestion: null };
  });
}

/** Finds parts that repeat another part of the file, which can contain itself or grow without end. */
export function aliasErrors(source: string, document: Document.Parsed): FactError[] {
  const errors: FactError[] = [];
  visit(document, {
    Alias(_, { range }) {
      const [start = 0, end = 0] = range ?? [];
      const message = `Write the value itself in place of "${source.slice(start, end)}". A text that starts with * needs quotation marks.`;
      errors.push({ start, end, message, suggestion: null });
    },
  });
  return errors;
}

function slipIn({ type, value, comment, range }: Scalar, source: string): FactError | null {
  if (typeof value !== 'string' || !range || type !== 'PLAIN') return null;
  const [start, end] = range;
  if (/^[“”„«]/.test(value) && /[“”»]$/.test(value)) {
    const message = `The curly quotation marks around ${value} would be published. Delete them, or write straight ones: "`;
    return { start, end, message, suggestion: value.slice(1, -1) };
  }
  if (/^[“”„]|[^“]*”,?$/.test(value) && !/“.*”/.test(value)) {
    return { start, end, message: `A quotation mark of ${value} has no partner. Delete it.`, suggestion: null };
  }
  if (value.endsWith(',')) {
    const message = `The comma at the end of "${value}" would be published. Delete it: lines end without one.`;
    return { start, end, message, suggestion: value.slice(0, -1) };
  }
  if (comment && !/^[\s#]/.test(comment) && source.slice(end, source.indexOf('#', end)) === ' ') {
    const cut = `${value} #${comment}`;
    const message = `Everything from the # on is missing: "#" after a space starts a note. Put the whole text in quotation marks: "${cut}"`;
    return { start, end: lineEnd(source, end), message, suggestion: `"${cut}"` };
  }
  return null;
}

/** Finds values that YAML reads, but not as their writer meant them. */
export function slips(source: string, document: Document.Parsed): FactError[] {
  const errors: FactError[] = [];
  visit(document, {
    Scalar(key, node) {
      const error = key === 'key' ? null : slipIn(node, source);
      if (error) errors.push(error);
    },
    Pair(_, pair) {
      if (isPair(pair) && isScalar(pair.key) && typeof pair.key.value === 'string' && /^[“”"']/.test(pair.key.value)) {
        const [start = 0, end = 0] = pair.key.range ?? [];
        errors.push({
          start,
          end,
          message: `Write the name ${pair.key.value} without quotation marks.`,
          suggestion: null,
        });
      }
    },
  });
  return errors;
}
