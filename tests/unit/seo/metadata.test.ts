import { absoluteUrl, drawnShareImage, fullTitle, headTags } from '../../../src/seo/metadata';

const page = { title: 'Pricing', description: 'Four plans.', path: '/pricing' };

function contentOf(tags: ReturnType<typeof headTags>, key: string): string | undefined {
  return tags.meta.find((tag) => tag.name === key || tag.property === key)?.content;
}

describe('title', () => {
  it('gets the brand as a suffix', () => {
    expect(fullTitle('Pricing')).toBe('Pricing | Kestrel Ridge');
  });

  it('stays as it is when it names the brand already', () => {
    expect(fullTitle('Kestrel Ridge: technology consulting')).toBe('Kestrel Ridge: technology consulting');
  });
});

describe('addresses', () => {
  it('makes a route absolute', () => {
    expect(absoluteUrl('/about')).toBe('https://kestrelridge.example/about');
    expect(absoluteUrl('/')).toBe('https://kestrelridge.example/');
  });

  it('leaves an absolute address alone', () => {
    expect(absoluteUrl('https://example.org/x')).toBe('https://example.org/x');
  });
});

describe('head of a page', () => {
  it('has the specified defaults', () => {
    const tags = headTags(page);
    expect(tags.canonical).toBe('https://kestrelridge.example/pricing');
    expect(contentOf(tags, 'robots')).toBe(
      'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1',
    );
    expect(contentOf(tags, 'og:type')).toBe('website');
    expect(contentOf(tags, 'og:image')).toBe('https://kestrelridge.example/images/share/pricing.png');
    expect([contentOf(tags, 'og:image:width'), contentOf(tags, 'og:image:height')]).toEqual(['1200', '630']);
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(tags, 'twitter:site')).toBe('@kestrelridge');
    expect(contentOf(tags, 'geo.region')).toBe('US');
    expect(contentOf(tags, 'keywords')).toBeUndefined();
  });

  it('follows front matter where it says more', () => {
    const tags = headTags({
      ...page,
      keywords: ['plans', 'prices'],
      canonical: '/plans',
      image: '/images/plans.png',
      type: 'article',
      noindex: true,
    });
    expect(tags.canonical).toBe('https://kestrelridge.example/plans');
    expect(contentOf(tags, 'keywords')).toBe('plans, prices');
    expect(contentOf(tags, 'robots')).toBe('noindex, nofollow');
    expect(contentOf(tags, 'og:type')).toBe('article');
    expect(contentOf(tags, 'twitter:image')).toBe('https://kestrelridge.example/images/plans.png');
  });
});

describe('sharing image', () => {
  it('is drawn for a page that names none', () => {
    expect(drawnShareImage({ path: '/' })).toBe('/images/share/home.png');
    expect(drawnShareImage({ path: '/auth/callback' })).toBe('/images/share/auth-callback.png');
  });

  it('is not drawn for a page that names one', () => {
    expect(drawnShareImage({ path: '/pricing', image: '/images/plans.png' })).toBeUndefined();
  });

  it('is the fixed one on a page that search engines shall not list', () => {
    const tags = headTags({ ...page, noindex: true });
    expect(contentOf(tags, 'og:image')).toBe('https://kestrelridge.example/images/share.png');
    expect(contentOf(tags, 'twitter:image')).toBe('https://kestrelridge.example/images/share.png');
  });
});
