import { type Document, isPair, isScalar, isSeq, type Scalar, visit } from 'yaml';
import { lineEnd } from '../lines';
import type { FactError } from './yamlErrors';
import { lineSlip } from './yamlLine';

/** Finds parts that repeat another part of the file, which can contain itself or grow without end. */
export function aliasErrors(source: string, document: Document.Parsed): FactError[] {
  const errors: FactError[] = [];
  visit(document, {
    Alias(_, { range }) {
      const [start = 0, end = 0] = range ?? [];
      const message = `A text that starts with "*" needs quotation marks. Write: "${source.slice(start, end)}"`;
      errors.push({ start, end, message, suggestion: null });
    },
  });
  return errors;
}

function slipIn({ type, value, comment, range }: Scalar, source: string): FactError | null {
  if (typeof value !== 'string' || !range || type !== 'PLAIN') return null;
  const [start, end] = range;
  if (/\n\s*- /.test(source.slice(start, end))) {
    const [line = ''] = source.slice(start, end).split('\n');
    const entry = line.replace(/^-\s*/, '').trim();
    const message = `This line is not an entry of the list below it. Write it like the other entries, with as many spaces before the hyphen and one after it: - ${entry}`;
    return { start, end: start + line.trimEnd().length, message, suggestion: null };
  }
  if (/^[“”„«]/.test(value) && /[“”»]$/.test(value)) {
    const message = `The curly quotation marks around ${value} would be published. Write: ${value.slice(1, -1)}`;
    return { start, end, message, suggestion: value.slice(1, -1) };
  }
  if (/^[“”„]|[^“]*”,?$/.test(value) && !/“.*”/.test(value)) {
    return {
      start,
      end,
      message: `There is only one quotation mark in ${value}. Delete it, or write the other one.`,
      suggestion: null,
    };
  }
  if (value.endsWith(',')) {
    const message = `The comma at the end of "${value}" would be published. Delete it: lines end without one.`;
    return { start, end, message, suggestion: value.slice(0, -1) };
  }
  if (comment && !/^[\s#]/.test(comment) && source.slice(end, source.indexOf('#', end)) === ' ') {
    const cut = `${value} #${comment}`;
    const message = `Visitors would not see what follows the "#", which starts a note. Put the whole text in quotation marks: "${cut}"`;
    return { start, end: lineEnd(source, end), message, suggestion: `"${cut}"` };
  }
  return null;
}

/** An entry without its hyphen, which YAML joins with the one above: short texts that end without a full stop. */
function joinedEntry({ value, type, range }: Scalar, source: string): FactError | null {
  const [start, end] = range ?? [0, 0];
  const lines = source.slice(start, end).split('\n');
  const isShort = (line: string) => line.trim().split(/\s+/).length < 5 && !/[.,;:!?]\s*$/.test(line);
  const [first = '', second = '', ...others] = lines;
  if (typeof value !== 'string' || type !== 'PLAIN' || second === '' || others.length > 0 || !lines.every(isShort))
    return null;
  const from = start + first.length + 1 + second.search(/\S/);
  const message = `There is no hyphen before "${second.trim()}", so it became a part of the entry above. Write: - ${second.trim()}`;
  return { start: from, end: from + second.trim().length, message, suggestion: `- ${second.trim()}` };
}

/** Finds values that YAML reads, but not as their writer meant them. */
export function slips(source: string, document: Document.Parsed): FactError[] {
  // YAML leaves out a word that starts with "&" or "!".
  const errors = [...source.matchAll(/^[ \t-]*([\w-]+: +[&!]\S.*)$/gm)].flatMap(({ index, 0: line, 1: text = '' }) => {
    const slip = lineSlip(text, '', []);
    return slip ? [{ start: index + line.length - text.length, end: index + line.length, ...slip }] : [];
  });
  visit(document, {
    Scalar(key, node, path) {
      const isEntry = isSeq(path.at(-1));
      const error = key === 'key' ? null : (slipIn(node, source) ?? (isEntry ? joinedEntry(node, source) : null));
      if (error) errors.push(error);
    },
    Pair(_, pair) {
      if (isPair(pair) && isScalar(pair.key) && typeof pair.key.value === 'string' && /^[“”"']/.test(pair.key.value)) {
        const [start = 0, end = 0] = pair.key.range ?? [];
        errors.push({
          start,
          end,
          message: `Write the name ${pair.key.value} without quotation marks.`,
          suggestion: pair.key.value.replace(/[“”"']/g, ''),
        });
      }
    },
  });
  return errors;
}
