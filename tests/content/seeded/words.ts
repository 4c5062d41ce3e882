/** FieldErrors in words and addresses, planted in `pages/guide.mdx`: `file:line rule`. */
export const plantedWords: readonly string[] = [
  'pages/guide.mdx:3 spelling',
  'pages/guide.mdx:9 link-text',
  'pages/guide.mdx:9 link-scheme',
  'pages/guide.mdx:12 link-text',
  'pages/guide.mdx:19 sample-content',
  'pages/guide.mdx:21 sample-content',
  'pages/guide.mdx:21 plain-words',
  'pages/guide.mdx:21 link-scheme',
  'pages/guide.mdx:22 spelling',
  'pages/guide.mdx:22 plain-words',
];

/** Pages that the base branch has and the working copy does not. */
export const removedPages: readonly string[] = ['pages/repairs.mdx', 'pages/tiles/clay.mdx'];
