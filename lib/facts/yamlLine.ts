import { quoted } from '../quoted';

/** What is wrong with a line, and how to write it. */
export interface LineSlip {
  message: string;
  /** The line as it should be, without its spaces; null if that is unknown. */
  suggestion: string | null;
}

/** Longer lines are not repeated in a message. */
const LONGEST = 200;

function right(message: string, line: string): LineSlip {
  return { message: `${message}: ${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}`, suggestion: line };
}

function slipOfValue(name: string, value: string, names: readonly string[]): LineSlip | null {
  const [first = ''] = value;
  const asText = (message: string) => right(message, `${name}: ${quoted(value)}`);
  if (first === '"' || first === "'") {
    const isRight = first === '"' ? /^"([^"\\]|\\.)*"\s*(#.*)?$/ : /^'([^']|'')*'\s*(#.*)?$/;
    if (isRight.test(value)) return null;
    if (!value.slice(1).includes(first)) return asText(`There is no quotation mark (${first}) at the end. Write`);
    return asText(
      first === '"'
        ? 'A quotation mark inside the text ends it too early. Write curly ones there'
        : 'An apostrophe inside the text ends it too early. Write',
    );
  }
  if (first === '[' || first === '{') {
    const end = first === '[' ? ']' : '}';
    if (!value.includes(end)) {
      const message = `There is no "${end}" at the end of this line. Write it, or delete the "${first}" if "${name}" is a text.`;
      return { message, suggestion: null };
    }
    const rest = value.slice(value.lastIndexOf(end) + 1).replace(/\s+#.*$/, '');
    const isList = first === '[' && /^\[[^[\]]*\]$/.test(value.replace(/\s+#.*$/, ''));
    if (rest.trim() === '' && (isList || first === '{')) return null;
    if (/\],\s*\[/.test(value)) {
      return right('Write the list between one pair of brackets', `${name}: [${value.replace(/[[\]]/g, '')}]`);
    }
    return asText(`A text that starts with "${first}" needs quotation marks. Write`);
  }
  if (/^[@`%!&*|>,\]}]/.test(first) && !/^[|>][-+\d]*\s*(#.*)?$/.test(value)) {
    return asText(`A text that starts with "${first}" needs quotation marks. Write`);
  }
  if (/^[-?:](\s|$)/.test(value))
    return right(`Delete the "${first}" at the start`, `${name}: ${value.slice(1).trim()}`);
  const [, before = '', second = '', rest = ''] = /^(\S+)\s+([\w-]+):\s+(.*)$/.exec(value) ?? [];
  if (names.includes(second)) {
    const message = `Two entries are on one line. Write "${second}: ${rest}" on a line of its own, below "${name}: ${before}".`;
    return { message, suggestion: null };
  }
  return /:(\s|$)/.test(value) ? asText('A text that contains a colon needs quotation marks. Write') : null;
}

/**
 * Finds what is wrong with a line of YAML, if the line by itself shows it.
 * @param names the names that such a file has
 */
export function lineSlip(line: string, previous: string, names: readonly string[]): LineSlip | null {
  if (line.trim() === '' || /^\s*(#|[\]}],?\s*$)/.test(line)) return null;
  const text = line.trim();
  if (/^ *\t/.test(line))
    return { message: 'This line starts with a tab, a wide gap. Write spaces in its place.', suggestion: null };
  if (/:\t/.test(line)) return right('Write a space in place of the tab after the colon', text.replace(/:\t+/, ': '));
  const bullet = /^([•–—·*])\s+(?=\w)/.exec(text) ?? /^(-)(?=[\w"'])(?!-)/.exec(text);
  if (bullet) {
    return right(
      bullet[1] === '-' ? 'Write a space after the hyphen' : `Write a hyphen in place of "${bullet[1]}"`,
      text.replace(bullet[0], '- '),
    );
  }
  const [, lead = '', name, gap = '', value = ''] =
    /^((?:- +)?)["']?([\w-]+)["']?[ \t]*:([ \t]*)(.*)$/.exec(text) ?? [];
  if (name !== undefined) {
    if (gap === '' && value !== '' && !/^\/\//.test(value))
      return right('Write a space after the colon', `${lead}${name}: ${value}`);
    if (/^["']/.test(text) && value.endsWith(','))
      return right(
        'Write the line without quotation marks around the name and without the comma',
        `${name}: ${value.slice(0, -1)}`,
      );
    const slip = slipOfValue(name, value, names);
    return slip && lead ? { ...slip, suggestion: slip.suggestion && `${lead}${slip.suggestion}` } : slip;
  }
  const known = /^((?:- +)?)(\w+)\s*[=–—-]?\s+(.*)$/.exec(text);
  if (known && names.some((it) => it.toLowerCase() === known[2]?.toLowerCase()))
    return right(`There is no colon after "${known[2]}". Write`, `${known[1]}${known[2]}: ${known[3]}`);
  if (names.includes(text) || /^[a-z]\w*$/i.test(line))
    return right(`There is no colon after "${text}". Write`, `${text}:`);
  if (/^(\/\/|<!--|\/\*)/.test(text)) {
    return right(
      'A note to colleagues starts with "#" here',
      `# ${text.replace(/^(\/\/|<!--|\/\*)\s*|\s*(-->|\*\/)$/g, '')}`,
    );
  }
  if (/[|>][-+]?\s*$/.test(previous))
    return {
      message: 'Write two spaces at the start of this line, so that it belongs to the line above.',
      suggestion: null,
    };
  return null;
}
