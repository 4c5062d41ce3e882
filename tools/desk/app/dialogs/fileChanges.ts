import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';
import { parse } from 'yaml';
import { labelOf } from '../../labelOf';
import { readText } from '../../pageOutline';
import type { FileChange } from '../../server/files';
import { entryName } from '../facts/factValues';
import { plainMarkdown } from '../page/findText';
import { shownWords } from '../page/words';

/** What an entry of a list is called: `Menu “Capabilities”`. */
function entryLabel(list: string, name: string): string {
  const one = list.replace(/ies$/, 'y').replace(/s$/, '');
  return `${one} “${name}”`;
}

function textsOfFacts(value: unknown, label = '', around: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) {
    return [`${[...around, label].filter(Boolean).join(' › ')}: ${value ?? 'nothing'}`];
  }
  if (!Array.isArray(value)) {
    const path = label ? [...around, label] : around;
    return Object.entries(value).flatMap(([key, item]) => textsOfFacts(item, labelOf(key), path));
  }
  return value.flatMap((item, index) => {
    const isGroup = typeof item === 'object';
    return textsOfFacts(item, isGroup ? entryLabel(label, entryName(item, index)) : label, around);
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

/** Says of texts that are all of one new entry of a list where it is: `Menu “Capabilities”: new entry`. */
function entryNote(texts: readonly string[]): string {
  const [first = ''] = texts;
  const entry = /^.*” › /.exec(first)?.[0] ?? '';
  const isWhole = texts.length > 1 && entry !== '' && texts.every((text) => text.startsWith(entry));
  return isWhole ? `${entry.split(' › ')[0]}: new entry\n` : '';
}

/** Says what changed in a file: the texts that differ, with the changed words marked. */
export function fileChanges({ file, before, after }: FileChange): ChangeObject<string>[][] {
  const hunks = diffArrays(textsIn(file, before), textsIn(file, after));
  return hunks.flatMap((hunk, index) => {
    const next = hunks[index + 1];
    if (hunk.removed) return [diffWordsWithSpace(hunk.value.join('\n'), next?.added ? next.value.join('\n') : '')];
    if (!hunk.added || hunks[index - 1]?.removed) return [];
    const note = entryNote(hunk.value);
    const own = note ? hunk.value.map((text) => text.replace(/^.*” › /, '')) : hunk.value;
    return [diffWordsWithSpace(note, note + own.join('\n'))];
  });
}
