import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';
import { parse } from 'yaml';
import { labelOf } from '../../labelOf';
import { readText } from '../../pageOutline';
import type { ChangedFile } from '../../server/propose/repository';
import { nameOf, shownWords } from '../editor/ownWords';
import { entryName } from '../facts/factValues';
import { plainMarkdown } from '../page/findText';
import { settingLabel } from '../settingLabels';

/** A text of a file with what it is: `Professional › Price`. */
interface Piece {
  label: string;
  text: string;
}

/** A text that changed, word by word; all of it is added or removed where there was none before or after. */
export interface TextChanged {
  label: string;
  words: ChangeObject<string>[];
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Returns Markdown as words, with the addresses of links. */
function readableText(markdown: string): string {
  return plainMarkdown(markdown.replace(/\]\(([^()]+)\)/g, ' ($1)]()'));
}

function piecesOfPage(file: string, source: string): Piece[] {
  const { outline, values } = readText(file, source);
  const details = Object.entries(values).map(([key, value]) => ({ label: labelOf(key), text: textOf(value) }));
  const ofBlocks = (outline?.elements ?? []).flatMap((element) => {
    const name = nameOf(source, element);
    const settings = element.settings.map((setting) => ({
      label: `${element.name} › ${settingLabel(setting.name, element.name)}`,
      text: setting.value ?? 'yes',
    }));
    const words = element.words.flatMap((part) =>
      shownWords(source, part)
        .text.split(/\n\s*\n/)
        .map((text) => ({ label: name, text: readableText(text) })),
    );
    return [...settings, ...words];
  });
  if (ofBlocks.length > 0) return [...details, ...ofBlocks];
  const content = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^import .*$/gm, '');
  return [...details, ...content.split(/\n\s*\n/).map((text) => ({ label: 'Text', text: readableText(text) }))];
}

function piecesOfFacts(value: unknown, label = ''): Piece[] {
  if (typeof value !== 'object' || value === null) return [{ label, text: textOf(value ?? 'nothing') }];
  return Object.entries(value).flatMap(([key, item], index) => {
    const name = Array.isArray(value) ? (typeof item === 'object' ? entryName(item, index) : '') : labelOf(key);
    return piecesOfFacts(item, [label, name].filter(Boolean).join(' › '));
  });
}

function piecesIn(file: string, source: string | null): Piece[] {
  if (source === null || file.startsWith('static/')) return [];
  const pieces = file.endsWith('.yaml') ? piecesOfFacts(parse(source)) : piecesOfPage(file, source);
  return pieces.filter(({ text }) => text !== '');
}

/** Says what changed in a file, text by text. Removed and new texts of the same kind in one place are one changed text. */
export function fileChanges({ file, before, after }: ChangedFile): TextChanged[] {
  const comparator = (one: Piece, other: Piece) => one.label === other.label && one.text === other.text;
  const changes: TextChanged[] = [];
  let removed: Piece[] = [];
  const remove = () => {
    for (const { label, text } of removed) changes.push({ label, words: diffWordsWithSpace(text, '') });
    removed = [];
  };
  for (const { value, ...hunk } of diffArrays(piecesIn(file, before), piecesIn(file, after), { comparator })) {
    if (hunk.removed) removed = [...value];
    if (hunk.added) {
      for (const piece of value) {
        const kind = piece.label.split(': ')[0];
        const index = removed.findIndex(({ label }) => label === piece.label || label.split(': ')[0] === kind);
        const [old] = index < 0 ? [] : removed.splice(index, 1);
        if (old?.text !== piece.text)
          changes.push({ label: piece.label, words: diffWordsWithSpace(old?.text ?? '', piece.text) });
      }
    }
    if (!hunk.removed) remove();
  }
  remove();
  return changes;
}
