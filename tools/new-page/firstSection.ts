/** What the first section of a new page says; the writer replaces both, and `npm run check:content` reminds of it. */
export const firstSection = {
  title: 'Name this section',
  text: 'Replace this paragraph. Say in two or three short sentences what the visitor gets and what they can do next.',
} as const;
