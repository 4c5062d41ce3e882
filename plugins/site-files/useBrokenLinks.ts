import useBrokenLinks from '@docusaurus/useBrokenLinks';
import pagesOver from '@generated/site-files/default/pages-over.json';

/**
 * Replaces `@docusaurus/useBrokenLinks` for links while a build renders pages. Docusaurus does not know redirects: a link to a
 * page whose last day is over would fail the build of the next day.
 */
export default function useLinksWithRedirects() {
  const { collectLink, ...rest } = useBrokenLinks();
  return {
    ...rest,
    collectLink: (to: string) => {
      if (!pagesOver.includes(to.replace(/[?#].*$/, ''))) collectLink(to);
    },
  };
}
