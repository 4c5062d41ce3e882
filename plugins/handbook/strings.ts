/** The text of the handbook's controls. All other text is in its MDX files and in `blockPage.ts`. */
export const strings = {
  pages: 'Handbook pages',
  search: 'Find a page or a block',
  searchHint: 'photo, FAQ, prices',
  results: (count: number) => (count === 0 ? 'Nothing is called that. Try another word.' : `${count} found`),
  inertExample: 'This example is switched off, so that nobody sends a message from here.',
  noExample: 'Not shown here, because this block takes visitors to another page.',
} as const;
