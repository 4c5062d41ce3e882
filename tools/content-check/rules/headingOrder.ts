import { type OutlineHeading, outlineOf } from '../outline';
import type { Page } from '../page';
import type { Diagnostic, SiteRule } from '../rule';
import type { Site } from '../site';

type PlacedProblem = Diagnostic & { file: string };

const LEVELS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function problem({ start, end, file }: OutlineHeading, message: string): PlacedProblem {
  return { start, end, file, message };
}

function missingHeadline(page: Page): PlacedProblem {
  return { start: 0, end: 0, file: page.file, message: 'The page has no headline. Begin it with <Hero title="…">.' };
}

function problemsOfOutline(page: Page, outline: readonly OutlineHeading[]): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const headline = outline.find(({ level }) => level === 1);
  if (!headline && page.kind === 'page') problems.push(missingHeadline(page));
  let before = 1;
  for (const heading of outline) {
    if (heading.level === 1 && heading !== headline) {
      const message = 'This is a second headline. A page has one, that of <Hero>; use <Section> or "##" here.';
      problems.push(problem(heading, message));
    } else if (heading.level > before + 1) {
      const message = `This heading is of the ${LEVELS[heading.level]} level, and the one before it of the ${LEVELS[before]}. Write it with ${'#'.repeat(before + 1)}, or put it into a <Section>.`;
      problems.push(problem(heading, message));
    }
    if (heading.text?.trim() === '') problems.push(problem(heading, 'The heading has no words.'));
    before = heading.level;
  }
  return problems;
}

function problemsOfPage(page: Page, site: Site): PlacedProblem[] {
  return page.tree && page.kind !== 'shared' ? problemsOfOutline(page, outlineOf(page, site)) : [];
}

/** A second headline, none, and headings that leave out a level: who listens to a page moves by its headings. */
export const headingOrder: SiteRule = {
  name: 'heading-order',
  severity: 'error',
  handbook: '/handbook/pages#headings',
  checkSite: (site) => {
    // Words that two pages show make their mistakes on both; they are mended once.
    const byPlace = new Map<string, PlacedProblem>();
    for (const found of site.pages.flatMap((page) => problemsOfPage(page, site))) {
      byPlace.set(`${found.file}:${found.start}`, found);
    }
    return byPlace.values();
  },
};
