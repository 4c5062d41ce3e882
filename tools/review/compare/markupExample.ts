import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import { htmlFile } from '../../../lib/builtRoutes';
import type { BuildPlace } from '../../../plugins/manifest/types';
import { plainMarkup } from '../states/plainMarkup';
import { hunks } from './hunks';

const MAX_CHARACTERS = 120;
const ATTRIBUTE = /\s[^\s=>]+(?:="[^"]*")?/g;

function attributesOf(tag: string): string[] {
  return tag.match(ATTRIBUTE) ?? [];
}

/** Returns a tag with the attributes that another one does not have: `<section data-reviewed>`. */
function withOwnAttributes(tag: string, other: string): string {
  const others = attributesOf(other);
  const own = attributesOf(tag).filter((attribute) => !others.includes(attribute));
  return `${/^<[^\s>]+/.exec(tag)?.[0] ?? tag}${own.join('').replaceAll('=""', '')}>`;
}

function shortened(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

/** Describes the first difference between two pieces of markup: `<section> became <section data-reviewed>`. */
export function firstDifference(before: string, after: string): string {
  const partsOf = (html: string): string[] => html.match(/<[^>]+>|[^<]+/g) ?? [];
  const [old, fresh] = [partsOf(before), partsOf(after)];
  const [hunk] = hunks(old, fresh);
  if (!hunk) return '';
  const [was = '', is = ''] = [old[hunk.before.start], fresh[hunk.after.start]];
  if (hunk.before.start === hunk.before.end) return `${shortened(is)} is new`;
  if (hunk.after.start === hunk.after.end) return `${shortened(was)} was removed`;
  const nameOf = (tag: string) => /^<[^\s>]+/.exec(tag)?.[0];
  const isSameElement = nameOf(was) !== undefined && nameOf(was) === nameOf(is);
  const texts = isSameElement ? [withOwnAttributes(was, is), withOwnAttributes(is, was)] : [was, is];
  return texts.map(shortened).join(' became ');
}

/** Describes an example of what differs in the markup of a page's main content. */
export function markupExample(builds: Record<'before' | 'after', BuildPlace>, route: string): string {
  const mainOf = ({ outDirectory }: BuildPlace) => {
    const $ = cheerio.load(readFileSync(htmlFile(outDirectory, route), 'utf8'));
    return plainMarkup($.html($('main').first()));
  };
  return firstDifference(mainOf(builds.before), mainOf(builds.after));
}
