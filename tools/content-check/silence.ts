import type { Root } from 'mdast';
import { commentMarker } from 'mdast-comment-marker';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { type Range, rangeOf, rangeOfMessage } from '../../lib/message';
import { lineEnd } from '../../lib/text';
import type { Page } from '../pages/page';
import { contextOf } from './context';

/** A comment that silences rules for one place. */
interface Silence extends Range {
  rules: readonly string[];
  /** Where it silences them. */
  scope: Range;
}

/** `{/* check ignore spelling *\/}`, for the paragraph, list or block after it, and what follows without an empty line. */
function commentsIn(tree: Root, source: string): Silence[] {
  const silences: Silence[] = [];
  visit(tree, (node, index = 0, parent) => {
    const marker = commentMarker(node);
    if (marker?.name !== 'check') return;
    const range = rangeOf(node);
    const [verb, ...rules] = marker.attributes.split(/\s+/);
    const next = rangeOf(parent?.children[index + 1] ?? node).end;
    const end = next + source.slice(next).search(/\n[ \t\r]*\n|$/);
    silences.push({ ...range, rules: verb === 'ignore' ? rules : [], scope: { start: range.start, end } });
  });
  return silences;
}

/** `# check ignore spelling` in front matter and in files of facts, at the end of a line or on the line before it. */
function yamlCommentsIn({ source, kind, frontMatter }: Page): Silence[] {
  const from = frontMatter?.start ?? 0;
  const yaml = source.slice(from, kind === 'facts' ? undefined : (frontMatter?.end ?? 0));
  const comment = /^(.*?)#[ \t]*check ignore[ \t]+([\w -]+?)[ \t]*\r?$/gm;
  return [...yaml.matchAll(comment)].map(({ index, 0: line, 1: before = '', 2: rules = '' }) => {
    const start = from + index;
    const end = start + line.length;
    const scope = { start, end: before.trim() === '' ? lineEnd(source, end + 1) : end };
    return { start: start + before.length, end, rules: rules.split(/[ ,]+/), scope };
  });
}

function isSilenced(message: VFileMessage, { rules, scope }: Silence): boolean {
  const { start } = rangeOfMessage(message);
  return !message.fatal && rules.includes(message.ruleId ?? '') && start >= scope.start && start < scope.end;
}

/**
 * The plugin that removes the warnings that comments silence. Errors stay, because the build refuses them or a visitor would meet
 * them. `remark-message-control` reads no comments in YAML, and it would silence errors.
 * @param names the rules that can be silenced
 */
export function silence(names: readonly string[]) {
  return (tree: Root, file: VFile): void => {
    const { page, report } = contextOf(file);
    const silences = [...commentsIn(tree, page.source), ...yamlCommentsIn(page)];
    const unused = silences.filter((comment) => !file.messages.some((it) => isSilenced(it, comment)));
    file.messages = file.messages.filter((it) => !silences.some((comment) => isSilenced(it, comment)));
    for (const comment of unused) {
      const message = `This comment silences nothing here. Delete it, or write the name of a rule: ${names.join(', ')}.`;
      const url = '/handbook/pages#silence-a-warning';
      Object.assign(report(comment, message), { fatal: false, ruleId: 'unused-silence', source: 'check', url });
    }
  };
}
