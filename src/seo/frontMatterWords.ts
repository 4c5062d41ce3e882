import type { FrontMatter } from './frontMatter';

/** What each key of a page's front matter is for, in a writer's words; the handbook's table shows them beside the schema's limits. */
export const frontMatterWords: Record<keyof FrontMatter, string> = {
  title:
    'What the browser’s tab, search results and sharing cards show. The company’s name is added by itself, so leave it out.',
  description: 'What search results show below the title. Say what the page offers, not that it is a page.',
  keywords: 'Words that the page is about, as a list: `[cloud, migration]`.',
  service: 'The name of the service that the page sells. Search engines get a description of it.',
  canonical: 'The page that search engines should keep instead of this one, where two show the same words.',
  image: 'A picture for sharing cards, 1200 by 630 pixels, in place of the one that is drawn from the title.',
  type: 'What the page is for sharing services; `website` when not said.',
  noindex: 'Keeps the page out of search engines.',
  breadcrumbs: 'The way to the page, where it is not “Home, then this page”: a list of entries with `name` and `url`.',
  terrain: 'The land drawn behind the headline; chosen by the page’s address when not said.',
};
