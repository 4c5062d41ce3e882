import type { ChangeSpec, Text } from '@codemirror/state';
import { isNode, parseDocument, stringify } from 'yaml';
import { pairAt } from '../../facts/yamlText';

type Value = string | boolean | string[] | undefined;

function written(value: Value): string {
  const text = stringify(value, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false });
  return text.trimEnd();
}

/** Returns the change that sets, changes or removes one key of a page's front matter. Other lines stay as they are. */
export function frontMatterChange(doc: Text, key: string, value: Value): ChangeSpec {
  const source = doc.toString();
  const match = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(source);
  if (match?.index !== 0)
    return value === undefined ? [] : { from: 0, insert: `---\n${key}: ${written(value)}\n---\n\n` };
  const start = source.indexOf('\n') + 1;
  const text = match[1] ?? '';
  const pair = pairAt(parseDocument(text), [key]);
  if (!pair) return value === undefined ? [] : { from: start + text.length, insert: `${key}: ${written(value)}\n` };
  const keyStart = isNode(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
  const valueNode = isNode(pair.value) ? pair.value : null;
  const [valueStart = keyStart, valueEnd = keyStart] = valueNode?.range ?? [];
  if (value === undefined) {
    const nextLine = text.indexOf('\n', valueEnd - 1);
    const end = text[valueEnd - 1] === '\n' ? valueEnd : nextLine < 0 ? text.length : nextLine + 1;
    return { from: start + keyStart, to: start + end };
  }
  return { from: start + valueStart, to: start + valueEnd, insert: written(value) };
}
