import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'notes';
const WORDS =
  'cloud network backup office budget ledger server review branch season vendor payroll harbor summit survey valley mirror signal copper anchor'.split(
    ' ',
  );

/** Words that follow from a number alone, so that every run writes the same pages. */
function sentence(page: number, index: number, length = 14): string {
  const words = Array.from({ length }, (_, word) => WORDS[(page * 7 + index * 13 + word * (page % 11) + word) % 20]);
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function card(page: number, index: number): string {
  return `    <Card title="Point ${index} of ${page}" icon="laptop">\n      ${sentence(page, index)} ${sentence(page, index + 9)}\n    </Card>`;
}

/** The text of a generated page, of about 400 words, with the blocks that most pages have. */
export function generatedPage(page: number, extra = ''): string {
  const sections = [1, 2].map(
    (section) =>
      `<Section title="Part ${section} of note ${page}">\n  ${sentence(page, section, 40)}\n\n  <Cards>\n${[1, 2, 3]
        .map((index) => card(page, section * 10 + index))
        .join('\n\n')}\n  </Cards>\n</Section>`,
  );
  return `---
title: Note number ${page}
description: ${sentence(page, 3, 12).slice(0, 160)} A page that a program has written.
---

import {Card, Cards, Hero, Section} from '@site/src/blocks';

<Hero title="Note number ${page}">
  ${sentence(page, 1, 24)} ${extra}
</Hero>

${sections.join('\n\n')}
`;
}

/** Path of a generated page in a site. */
export function generatedPageFile(page: number): string {
  return path.join('pages', FOLDER, `${page}.mdx`);
}

/** The address of a generated page. */
export function generatedRoute(page: number): string {
  return `/${FOLDER}/${page}`;
}

/**
 * Adds generated pages to a site until it has as many pages as wanted.
 * @throws Error when the site has more pages than that already
 */
export function growTo(total: number, directory: string): void {
  const present = readdirSync(path.join(directory, 'pages'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.mdx') && !/(^|[\\/])_/.test(file),
  ).length;
  if (present > total) throw new Error(`The site has ${present} pages, which is more than ${total}.`);
  mkdirSync(path.join(directory, 'pages', FOLDER), { recursive: true });
  for (let page = 1; page <= total - present; page += 1) {
    writeFileSync(path.join(directory, generatedPageFile(page)), generatedPage(page));
  }
}
