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

/** Says what changed in a file, text by text. Removed and new texts in one place with the same label are one changed text. */
export function fileChanges({ file, before, after }: ChangedFile): TextChanged[] {
  const comparator = (one: Piece, other: Piece) => one.label === other.label && one.text === other.text;
  const hunks = diffArrays(piecesIn(file, before), piecesIn(file, after), { comparator });
  return hunks.flatMap(({ value, added, removed }, index) => {
    const [previous, next] = [hunks[index - 1], hunks[index + 1]];
    const kindOf = ({ label }: Piece) => label.split(': ')[0];
    const others = (added && previous?.removed ? previous.value : removed && next?.added ? next.value : []) as Piece[];
    // The nth removed text of a kind became the nth new one of it.
    const pairOf = (piece: Piece) => {
      const place = value.filter((own) => kindOf(own) === kindOf(piece)).indexOf(piece);
      return others.filter((other) => kindOf(other) === kindOf(piece))[place];
    };
    return value.flatMap((piece): TextChanged[] => {
      const pair = pairOf(piece);
      const { label, text } = piece;
      if (added && pair?.text !== text) return [{ label, words: diffWordsWithSpace(pair?.text ?? '', text) }];
      return removed && !pair ? [{ label, words: diffWordsWithSpace(text, '') }] : [];
    });
  });
}
