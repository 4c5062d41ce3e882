import { quoted } from '../quoted';

/** What is wrong with a line, and how to write it. */
export interface LineMistake {
  message: string;
  /** The line as it should be, without its spaces; null if that is unknown. */
  suggestion: string | null;
}

function write(reason: string, line: string): LineMistake {
  return { message: `${reason}. Write: ${line.slice(0, 200)}`, suggestion: line };
}

/** What is wrong with the text after a colon. */
function valueMistake(lead: string, name: string, value: string): LineMistake | null {
  const [first = ''] = value;
  const asText = (reason: string) => write(reason, `${lead}${name}: ${quoted(value)}`);
  if (first === '"' || first === "'") {
    const isRight = first === '"' ? /^"([^"\\]|\\.)*"\s*(#.*)?$/ : /^'([^']|'')*'\s*(#.*)?$/;
    if (isRight.test(value)) return null;
    const isOpen = !value.slice(1).includes(first);
    return asText(
      isOpen
        ? `The quotation mark (${first}) at the end is missing`
        : 'A quotation mark inside the text ends it too early',
    );
  }
  if (first === '[' || first === '{') {
    const end = first === '[' ? ']' : '}';
    if (!value.includes(end)) {
      return { message: `The "${first}" has no "${end}" on this line. Write it at the end.`, suggestion: null };
    }
    const isList = /^\[[^[\]]*\]\s*(#.*)?$|^\{.*\}\s*(#.*)?$/.test(value);
    return isList ? null : asText(`A text that starts with "${first}" needs quotation marks`);
  }
  if (/^[@`%!&*|>,\]}]/.test(first) && !/^[|>][-+\d]*\s*(#.*)?$/.test(value))
    return asText(`A text that starts with "${first}" needs quotation marks`);
  if (/^[-?:](\s|$)/.test(value))
    return write(`Delete the "${first}" at the start`, `${lead}${name}: ${value.slice(1).trim()}`);
  return /:(\s|$)/.test(value) ? asText('A text with a colon needs quotation marks') : null;
}

/**
 * Finds what is wrong with a line of YAML, if the line by itself shows it.
 * @param names the names that such a text may have
 */
export function lineMistake(line: string, names: readonly string[]): LineMistake | null {
  const text = line.trim();
  if (text === '' || /^(#|[\]}],?$)/.test(text)) return null;
  if (/^ *\t/.test(line))
    return { message: 'This line starts with a tab. Write spaces in its place.', suggestion: null };
  if (/:\t/.test(line)) return write('A tab follows the colon, and must be a space', text.replace(/:\t+/, ': '));
  const bullet = /^(?:[•–—·*]\s+(?=\w)|-(?=[\w"'])(?!-))/.exec(text);
  if (bullet) return write('An entry starts with a hyphen and a space', text.replace(bullet[0], '- '));
  const [, lead = '', name, gap = '', value = ''] =
    /^((?:- +)?)["']?([\w-]+)["']?[ \t]*:([ \t]*)(.*)$/.exec(text) ?? [];
  if (name === undefined) {
    const known = /^((?:- +)?)(\w+)\s*[=–—-]?(?:\s+(.*))?$/.exec(text);
    const isName = known && names.some((it) => it.toLowerCase() === known[2]?.toLowerCase());
    return isName
      ? write(`The colon after "${known[2]}" is missing`, `${known[1]}${known[2]}: ${known[3] ?? ''}`.trimEnd())
      : null;
  }
  if (gap === '' && value !== '' && !value.startsWith('//'))
    return write('A space after the colon is missing', `${lead}${name}: ${value}`);
  if (/^["']/.test(text) && value.endsWith(','))
    return write(
      'Lines have no quotation marks around the name and no comma at the end',
      `${name}: ${value.slice(0, -1)}`,
    );
  return valueMistake(lead, name, value);
}
