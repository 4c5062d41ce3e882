import type { Root } from 'mdast';
import { commentMarker } from 'mdast-comment-marker';
import remarkMessageControl from 'remark-message-control';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { SOURCE } from './lint';
import type { Diagnostic } from './rule';

/** The first word of a comment that silences a rule: `{/* check ignore spelling *\/}`. */
const NAME = 'check';
/** The same in YAML, at the end of a line or on the line before it. */
const YAML_COMMENT = /^(.*?)#[ \t]*check ignore[ \t]+([\w -]+?)[ \t]*\r?$/gm;

/** A comment that silences rules for one place. */
interface Silence {
  start: number;
  end: number;
  rules: readonly string[];
  /** Offsets between which it silences them. */
  from: number;
  to: number;
}

/** Comments in the text of a page. Each silences the paragraph, list or block after it. */
function commentsIn(tree: Root): Silence[] {
  const silences: Silence[] = [];
  visit(tree, (node, index, parent) => {
    const marker = commentMarker(node);
    if (marker?.name !== NAME) return;
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const [verb, ...rules] = marker.attributes.split(/\s+/);
    const to = (index !== undefined && parent?.children[index + 1]?.position?.end.offset) || end;
    silences.push({ start, end, rules: verb === 'ignore' ? rules : [], from: start, to });
  });
  return silences;
}

/** Comments in front matter and in files of facts. */
function yamlCommentsIn(source: string, from: number, to: number): Silence[] {
  return [...source.slice(from, to).matchAll(YAML_COMMENT)].map(({ index, 0: line, 1: before = '', 2: rules = '' }) => {
    const start = from + index;
    const end = start + line.length;
    const next = source.indexOf('\n', end + 1);
    return {
      start: start + before.length,
      end,
      rules: rules.split(/[ ,]+/),
      from: start,
      to: before.trim() === '' ? (next < 0 ? source.length : next) : end,
    };
  });
}

function isSilenced({ ruleId, place }: VFileMessage, { rules, from, to }: Silence): boolean {
  const offset = place && 'start' in place ? (place.start.offset ?? 0) : 0;
  return rules.includes(ruleId ?? '') && offset >= from && offset < to;
}

interface Options {
  /** The tree of a page; null for a file of facts. */
  tree: Root | null;
  /** The part of the file that is YAML. */
  yaml: { start: number; end: number };
  /** Names of the rules that can be silenced. */
  known: readonly string[];
}

/**
 * Removes the warnings that comments silence. Errors stay: the build refuses them, or a visitor would meet them.
 * @returns what is wrong with the comments: unknown rules, and those that silence nothing
 */
export function silence(file: VFile, { tree, yaml, known }: Options): Diagnostic[] {
  const source = String(file.value);
  const silences = tree ? commentsIn(tree) : [];
  const inYaml = yamlCommentsIn(source, yaml.start, yaml.end);
  const before = file.messages;
  const errors = before.filter(({ check }) => check?.severity === 'error');
  const warnings = before.filter(({ check }) => check?.severity !== 'error');
  file.messages = warnings.filter((message) => !inYaml.some((it) => isSilenced(message, it)));
  if (tree && silences.length > 0) {
    // Unknown rules are reported below, in the words of a writer.
    const control = remarkMessageControl({ name: NAME, source: SOURCE });
    control(tree, file);
  }
  const removed = warnings.filter((message) => !file.messages.includes(message));
  file.messages = before.filter((message) => errors.includes(message) || file.messages.includes(message));
  return [...silences, ...inYaml].flatMap((comment): Diagnostic[] => {
    const unknown = comment.rules.find((rule) => !known.includes(rule));
    if (unknown) {
      const message = `No rule that can be silenced is called "${unknown}". The names are: ${known.join(', ')}.`;
      return [{ start: comment.start, end: comment.end, message }];
    }
    if (removed.some((message) => isSilenced(message, comment))) return [];
    const message =
      'This comment silences nothing here. Delete it, or write the name of a rule: check ignore spelling.';
    return [{ start: comment.start, end: comment.end, message }];
  });
}
