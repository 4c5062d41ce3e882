import type { Root } from 'mdast';
import { commentMarker } from 'mdast-comment-marker';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { type Range, rangeOf, rangeOfMessage } from '../../lib/message';
import { contextOf } from './lint';
import type { Page } from './page';

/** A comment that silences rules for one place. */
interface Silence extends Range {
  rules: readonly string[];
  /** Where it silences them. */
  scope: Range;
}

/** `{/* check ignore spelling *\/}`, for the paragraph, list or block after it. */
function commentsIn(tree: Root): Silence[] {
  const silences: Silence[] = [];
  visit(tree, (node, index, parent) => {
    const marker = commentMarker(node);
    if (marker?.name !== 'check') return;
    const range = rangeOf(node);
    const next = parent?.children[(index ?? 0) + 1];
    const [verb, ...rules] = marker.attributes.split(/\s+/);
    const end = next ? rangeOf(next).end : range.end;
    silences.push({ ...range, rules: verb === 'ignore' ? rules : [], scope: { start: range.start, end } });
  });
  return silences;
}

/** `# check ignore spelling` in front matter and in files of facts, at the end of a line or on the line before it. */
function yamlCommentsIn({ source, kind, frontMatter }: Page): Silence[] {
  const { start: from, end: to } =
    kind === 'facts' ? { start: 0, end: source.length } : (frontMatter ?? { start: 0, end: 0 });
  const comment = /^(.*?)#[ \t]*check ignore[ \t]+([\w -]+?)[ \t]*\r?$/gm;
  return [...source.slice(from, to).matchAll(comment)].map(({ index, 0: line, 1: before = '', 2: rules = '' }) => {
    const start = from + index;
    const end = start + line.length;
    const next = `${source}\n`.indexOf('\n', end + 1);
    const scope = { start, end: before.trim() === '' ? next : end };
    return { start: start + before.length, end, rules: rules.split(/[ ,]+/), scope };
  });
}

function isSilenced(message: VFileMessage, { rules, scope }: Silence): boolean {
  const { start } = rangeOfMessage(message);
  return rules.includes(message.ruleId ?? '') && start >= scope.start && start < scope.end;
}

/**
 * The plugin that removes the warnings that comments silence. Errors stay, because the build refuses them or a visitor would meet
 * them. `remark-message-control` reads no comments in YAML, and it would silence errors.
 * @param names the rules that can be silenced
 */
export function silence(names: readonly string[]) {
  return (tree: Root, file: VFile): void => {
    const { page, report } = contextOf(file);
    const silences = [...(page.kind === 'facts' ? [] : commentsIn(tree)), ...yamlCommentsIn(page)];
    const silenced = file.messages.filter((it) => !it.fatal && silences.some((comment) => isSilenced(it, comment)));
    const unused = silences.filter((comment) => !silenced.some((it) => isSilenced(it, comment)));
    file.messages = file.messages.filter((it) => !silenced.includes(it));
    for (const comment of unused) {
      const message = `This comment silences nothing here. Delete it, or write the name of a rule: ${names.join(', ')}.`;
      const url = '/handbook/pages#silence-a-warning';
      Object.assign(report(comment, message), { fatal: false, ruleId: 'unused-silence', source: 'check', url });
    }
  };
}
