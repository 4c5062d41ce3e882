import { lineEnd } from '../../../lib/lines';
import { wordsInBraces } from '../wordsInBraces';
import { type MarkupProblem, markupProblem } from './markupProblem';
import { closingBrace } from './scanTag';

/** What was read from a position on. */
interface Reading {
  /** Null where nothing is wrong. */
  problem: MarkupProblem | null;
  /** Where the text after it starts. */
  end: number;
}

/** The advice to write a note as a comment, with the note itself if it is short. */
function noteAdvice(note: string): string {
  const isShort = note.length < 60 && !note.includes('\n');
  return `A note to colleagues is written {/* ${isShort ? note : 'like this'} */}. Visitors do not see it.`;
}

/** Reads a "<" that begins no tag. */
export function readLessThan(source: string, start: number): Reading {
  const rest = source.slice(start);
  const address = /^<([\w.+-]+@[\w.-]+|\w+:\/\/[^\s>]*)>?/.exec(rest)?.[0];
  if (address) {
    const end = start + address.length;
    const plain = address.replace(/^<|>$/g, '');
    const [to = '', words = 'words'] = (
      /^([^|]*)\|([^>\n]*)>/.exec(`${address.slice(1)}${source.slice(end)}`) ?? [plain, plain]
    ).slice(1);
    const advice = address.includes('://')
      ? `Write [${words === to ? 'words that name the page' : words}](${to}).`
      : `Write <EmailLink /> for our own address, or [words](mailto:${plain}) for another one.`;
    const message = `An address between < and > does not become a link here. ${advice}`;
    return { problem: markupProblem({ start, end }, message), end };
  }
  if (/^<\/?\s*>/.test(rest)) {
    const end = source.indexOf('>', start) + 1;
    return { problem: markupProblem({ start, end }, 'There is nothing between < and >. Delete both signs.'), end };
  }
  const text = /^<[^<\s]*/.exec(rest)?.[0] ?? '<';
  const suggestion = text.length > 1 ? text.replace('<', '&lt;') : '&lt;';
  const message = `The sign "<" begins a block here, so the page cannot be read. Write it in words, such as “less than”, or write "${suggestion}".`;
  const leaveOut = [{ start, end: start + 1 }];
  return {
    problem: markupProblem({ start, end: start + text.length }, message, { leaveOut, suggestion }),
    end: start + 1,
  };
}

/** Reads a comment between braces. */
function readNote(source: string, start: number): Reading {
  const end = source.indexOf('*/', start + 2);
  const next = source.slice(start + 2).search(/\{\s*\/\*/) + start + 2;
  if (end < 0 || (next > start + 2 && next < end)) {
    const line = { start, end: lineEnd(source, start) };
    const message =
      'This note to colleagues has no end, so the rest of the page would belong to it. Write */} where it ends.';
    return { problem: markupProblem(line, message), end: line.end };
  }
  if (/^\s*\}/.test(source.slice(end + 2))) return { problem: null, end: source.indexOf('}', end) + 1 };
  const message = 'The "}" at the end of this note to colleagues is missing. Write */} there.';
  return { problem: markupProblem({ start, end: end + 2 }, message), end: end + 2 };
}

/** Reads a "{" and what belongs to it. */
export function readBrace(source: string, start: number): Reading {
  const rest = source.slice(start);
  if (/^\{\s*\/\*/.test(rest)) return readNote(source, start);
  const line = /^\{\s*\/\/[^\n]*/.exec(rest)?.[0];
  if (line) {
    const note = line.replace(/^\{\s*\/\/\s*/, '').replace(/\s*\}?\s*$/, '');
    const end = start + (line.includes('}') ? line.indexOf('}') + 1 : line.length);
    return { problem: markupProblem({ start, end }, noteAdvice(note), { suggestion: `{/* ${note} */}` }), end };
  }
  const end = closingBrace(source, start);
  if (end >= 0) return { problem: null, end };
  const onLine = /^\{[^\n{}]*\}/.exec(rest)?.[0];
  if (onLine) {
    const { message, suggestion } = wordsInBraces(onLine);
    const range = { start, end: start + onLine.length };
    return { problem: markupProblem(range, message, { suggestion }), end: start + 1 };
  }
  const fact = /^\{([\w.]+)[)\]>]?/.exec(rest);
  const suggestion = fact ? `{${fact[1]}}` : '&#123;';
  const message = fact
    ? `The "{" has no "}" behind "${fact[1]}". Write ${suggestion}, or "&#123;" to show the sign "{".`
    : 'The "{" has no "}" at its end. Delete it, or write "&#123;" to show the sign.';
  const range = { start, end: start + (fact?.[0].length ?? 1) };
  return { problem: markupProblem(range, message, { suggestion }), end: start + 1 };
}

/** Reads a comment of HTML. */
export function readComment(source: string, start: number): Reading {
  const close = source.indexOf('-->', start);
  const end = close < 0 ? lineEnd(source, start) : close + 3;
  const note = source.slice(start + 4, close < 0 ? end : close).trim();
  return { problem: markupProblem({ start, end }, noteAdvice(note), { suggestion: `{/* ${note} */}` }), end };
}

/**
 * Reads a code sample.
 * @param fence the signs with which it starts
 */
export function readFence(source: string, start: number, fence: string): Reading {
  const close = new RegExp(`\\n[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*\\r?(?=\\n|$)`).exec(source.slice(start));
  if (close) return { problem: null, end: start + close.index + close[0].length };
  const line = { start, end: lineEnd(source, start) };
  const end = line.end + Math.max(source.slice(line.end).search(/\n[ \t]*\r?\n|\n[ \t]*<\/[A-Z]|$/), 0);
  const message = `This ${fence} starts a code sample that has no end, so the rest of the page would belong to it. Write ${fence} on a line of its own where it ends, or delete it.`;
  return { problem: markupProblem(line, message, { leaveOut: [{ start, end }] }), end };
}

/** Returns where code between backticks ends, or else the backticks. */
export function inlineCodeEnd(source: string, start: number): number {
  const ticks = /^`+/.exec(source.slice(start, start + 200))?.[0] ?? '`';
  const paragraphEnd = source.slice(start).search(/\n[ \t]*\r?\n|$/) + start;
  const closing = source.indexOf(ticks, start + ticks.length);
  return (closing > 0 && closing < paragraphEnd ? closing : start) + ticks.length;
}

/** Returns where an import ends, which is code of another kind. */
export function importEnd(source: string, start: number): number {
  const end = source.slice(start).search(/;[ \t]*\r?\n|\n[ \t]*\r?\n|\n(?=import\s|<)|$/);
  return start + Math.max(end, 1);
}
