import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';
import { parse } from 'yaml';
import { labelOf } from '../../labelOf';
import { readText } from '../../pageOutline';
import type { FileChange } from '../../server/files';
import { entryName } from '../facts/factValues';
import { plainMarkdown } from '../page/findText';
import { shownWords } from '../page/words';

function textsOfFacts(value: unknown, label = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${label}: ${value ?? 'nothing'}`];
  return Object.entries(value).flatMap(([key, item], index) => {
    const name = Array.isArray(value) ? (typeof item === 'object' ? entryName(item, index) : '') : labelOf(key);
    return textsOfFacts(item, [label, name].filter(Boolean).join(' › '));
  });
}

function textsOfPage(file: string, source: string): string[] {
  const { outline, values } = readText(file, source);
  const ofBlocks = outline.flatMap((element) => {
    const settings = element.settings.map(
      (setting) => `${element.name} › ${labelOf(setting.name)}: ${setting.value ?? 'yes'}`,
    );
    const words = element.words.flatMap((range) => shownWords(source, range).split(/\n\s*\n/));
    // With the addresses of links.
    const readable = (text: string) => plainMarkdown(text.replace(/\]\(([^()]+)\)/g, ' ($1)]()'));
    return [...settings, ...words.map((text) => `${element.name}: ${readable(text)}`)];
  });
  const content = outline.length > 0 ? ofBlocks : source.replace(/^---\n[\s\S]*?\n---\n/, '').split(/\n\s*\n/);
  return [...textsOfFacts(values), ...content];
}

/** The texts of a file, each with what it is: `Professional › Price: 109`. */
function textsIn(file: string, source: string | null): string[] {
  if (source === null || file.startsWith('static/')) return [];
  return file.endsWith('.yaml') ? textsOfFacts(parse(source)) : textsOfPage(file, source);
}

/** Says what changed in a file: the texts that differ, with the changed words marked. */
export function fileChanges({ file, before, after }: FileChange): ChangeObject<string>[][] {
  const hunks = diffArrays(textsIn(file, before), textsIn(file, after));
  return hunks.flatMap((hunk, index) => {
    const next = hunks[index + 1];
    if (hunk.removed) return [diffWordsWithSpace(hunk.value.join('\n'), next?.added ? next.value.join('\n') : '')];
    return hunk.added && !hunks[index - 1]?.removed ? [diffWordsWithSpace('', hunk.value.join('\n'))] : [];
  });
}
