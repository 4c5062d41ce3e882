import { toString as textOf } from 'mdast-util-to-string';
import { elementsOf, openingTag, settingOfName } from '../elements';
import type { Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic } from '../rule';
import type { Dictionary } from '../spelling/dictionary';

const HE = /\b(?:he|him|his|himself)\b/gi;
const SHE = /\b(?:she|her|hers|herself)\b/gi;

/** The text about a person that begins with another first name, or that says "she" once and otherwise "he". */
export function wrongPersons(page: Page, dictionary: Dictionary): Diagnostic[] {
  return elementsOf(page).flatMap((element): Diagnostic[] => {
    const name = element.name === 'Person' ? settingOfName(page, element, 'name')?.value : null;
    const text = name ? textOf(element).trim() : '';
    if (!name || text === '') return [];
    const { end: from } = openingTag(page, element);
    const source = page.source.slice(from, rangeOf(element).end);
    const place = (written: string, index: number, message: string): Diagnostic[] => [
      { start: from + index, end: from + index + written.length, message },
    ];
    const first = /^\p{Lu}\p{Ll}+/u.exec(text)?.[0] ?? '';
    const isOther =
      first !== '' && dictionary.isOnlyName(first) && !name.split(/[\s-]/).some((part) => text.includes(part));
    if (isOther)
      return place(
        first,
        source.indexOf(first),
        `This text is about ${name} and begins with "${first}". Correct one of the two names.`,
      );
    const [he, she] = [[...source.matchAll(HE)], [...source.matchAll(SHE)]];
    // Of one each, the second is the slip.
    const isHeRare = he.length === she.length ? (he[0]?.index ?? 0) > (she[0]?.index ?? 0) : he.length < she.length;
    const [rare, usual] = isHeRare ? [he, she] : [she, he];
    const [only, ...others] = rare;
    // "His projects run" after "She leads": both begin a sentence. "His first question, and her second": both own something.
    const isSubject = [only, usual[0]].every((it) => /^\p{Lu}/u.test(it?.[0] ?? ''));
    const isOwner = [only, usual[0]].every((it) => it && /^(?:his|her) \p{Ll}/iu.test(source.slice(it.index)));
    if (!only || others.length > 0 || (usual.length < 2 && !isSubject && !isOwner)) return [];
    return place(
      only[0],
      only.index,
      `${name} is "${only[0]}" here, and "${usual[0]?.[0].toLowerCase()}" in the other sentences. If this sentence is about the same person, correct one of the two.`,
    ).map((diagnostic) => ({ ...diagnostic, severity: 'warning' as const }));
  });
}
