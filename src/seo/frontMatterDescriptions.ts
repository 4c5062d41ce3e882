import type { FrontMatter } from './frontMatter';

/** What each key of front matter is for. The handbook shows these texts beside the limits of the schema. */
export const frontMatterDescriptions: Record<keyof FrontMatter, string> = {
  title:
    'What the browser’s tab, search results and sharing cards show. Leave out the company’s name, which is added automatically.',
  description: 'What search results show below the title. Say what the page offers, not that it is a page.',
  keywords: 'Words that the page is about, as a list: `[cloud, migration]`.',
  service: 'The name of the service that the page sells. Search engines get a description of it.',
  canonical: 'The page that search engines should show instead of this one, if two pages have the same content.',
  image:
    'A picture for sharing cards, instead of the one that is drawn from the title. The build cuts it to 1200 by 630 pixels.',
  type: 'The kind of page for sharing services; `website` by default.',
  noindex: 'Keeps the page out of search engines.',
  draft: 'Keeps the page off the live site. Previews and `npm start` show it.',
  publish: 'The first day on which the live site has the page. The day starts at midnight UTC.',
  until:
    'The last day on which the live site has the page. Say in `redirects.yaml` where its address leads afterwards.',
  breadcrumbs: 'The path to the page, if it is not “Home, then this page”: a list of entries with `name` and `url`.',
};
