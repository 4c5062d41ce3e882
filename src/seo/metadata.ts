import { defaultShareImage } from '../config/pictures';
import { company, origin } from '../facts/company';
import type { FrontMatter } from './frontMatter';

/** The part of a page's front matter that its head needs, and its path, with a slash at the start. */
export interface PageMetadata
  extends Pick<FrontMatter, 'title' | 'description' | 'keywords' | 'canonical' | 'image' | 'type' | 'noindex'> {
  path: string;
}

const ROBOTS_OPEN = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
const ROBOTS_CLOSED = 'noindex, nofollow';

/** Adds the brand to a title that does not contain it: `Pricing` → `Pricing | {brand}`. */
export function fullTitle(title: string): string {
  return title.includes(company.brand) ? title : `${title} | ${company.brand}`;
}

/** Makes a path of this site absolute. Returns absolute addresses unchanged. */
export function absoluteUrl(pathOrUrl: string): string {
  return new URL(pathOrUrl, origin).href;
}

/**
 * Returns the path of the sharing image that the build draws for a page (`plugins/artwork/shareImages.ts`); undefined for a page that
 * names a picture, and for one with `noindex`.
 */
export function shareImagePath({ path, image, noindex }: Pick<PageMetadata, 'path' | 'image' | 'noindex'>) {
  return image || noindex ? undefined : `/images/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/**
 * Returns the title, canonical link and meta elements of a page.
 * @param isSiteClosed whether search engines must not index any page of this build
 */
export function headTags(page: PageMetadata, isSiteClosed = false) {
  const title = fullTitle(page.title);
  const canonical = absoluteUrl(page.canonical ?? page.path);
  const image = absoluteUrl(page.image ?? shareImagePath(page) ?? defaultShareImage.path);

  const meta: { name?: string; property?: string; content: string }[] = [
    { name: 'description', content: page.description },
    { name: 'robots', content: page.noindex || isSiteClosed ? ROBOTS_CLOSED : ROBOTS_OPEN },
    { name: 'geo.region', content: company.address.country },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: company.brand },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:image', content: image },
    // The size of a picture that a page names is unknown.
    { property: 'og:image:width', content: page.image ? '' : String(defaultShareImage.width) },
    { property: 'og:image:height', content: page.image ? '' : String(defaultShareImage.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:site', content: company.socialHandle },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    { name: 'keywords', content: page.keywords?.join(', ') ?? '' },
  ];

  return { title, canonical, meta: meta.filter(({ content }) => content !== '') };
}
