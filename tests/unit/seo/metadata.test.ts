import { absoluteUrl, fullTitle, headTags, madeShareImage } from '../../../src/seo/metadata';
import { company, origin } from '../../../src/site/company';

const page = { title: 'Pricing', description: 'Four plans.', path: '/pricing' };

function contentOf(tags: ReturnType<typeof headTags>, key: string): string | undefined {
  return tags.meta.find((tag) => tag.name === key || tag.property === key)?.content;
}

it.each([
  ['Pricing', `Pricing | ${company.brand}`],
  [`${company.brand}: consulting`, `${company.brand}: consulting`],
])('the title "%s" becomes "%s"', (title, expected) => {
  expect(fullTitle(title)).toBe(expected);
});

it.each([
  ['/about', `${origin}/about`],
  ['/', `${origin}/`],
  ['https://example.org/x', 'https://example.org/x'],
])('the address %s becomes %s', (address, expected) => {
  expect(absoluteUrl(address)).toBe(expected);
});

describe('head of a page', () => {
  it('has the specified defaults', () => {
    const tags = headTags(page);
    expect(tags.canonical).toBe(`${origin}/pricing`);
    expect(contentOf(tags, 'robots')).toBe(
      'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1',
    );
    expect(contentOf(tags, 'og:type')).toBe('website');
    expect(contentOf(tags, 'og:image')).toBe(`${origin}/images/share/pricing.png`);
    expect([contentOf(tags, 'og:image:width'), contentOf(tags, 'og:image:height')]).toEqual(['1200', '630']);
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(tags, 'twitter:site')).toBe(company.socialHandle);
    expect(contentOf(tags, 'geo.region')).toBe(company.address.country);
    expect(contentOf(tags, 'keywords')).toBeUndefined();
  });

  it('uses front matter', () => {
    const tags = headTags({
      ...page,
      keywords: ['plans', 'prices'],
      canonical: '/plans',
      image: '/images/plans.png',
      type: 'article',
      noindex: true,
    });
    expect(tags.canonical).toBe(`${origin}/plans`);
    expect(contentOf(tags, 'keywords')).toBe('plans, prices');
    expect(contentOf(tags, 'robots')).toBe('noindex, nofollow');
    expect(contentOf(tags, 'og:type')).toBe('article');
    expect(contentOf(tags, 'twitter:image')).toMatch(new RegExp(`^${origin}/images/share/.+\\.jpg$`));
  });
});

describe('sharing image', () => {
  it('is drawn from the title, or cut from the page’s own picture', () => {
    expect(madeShareImage({ path: '/' })).toBe('/images/share/home.png');
    expect(madeShareImage({ path: '/auth/callback' })).toBe('/images/share/auth-callback.png');
    expect(madeShareImage({ path: '/pricing', image: '/images/plans.png' })).toBe('/images/share/pricing.jpg');
    expect(madeShareImage({ path: '/pricing', image: 'https://acme.com/a.png' })).toBeUndefined();
  });

  it('is the default one on pages that search engines must not index', () => {
    const tags = headTags({ ...page, noindex: true });
    expect(contentOf(tags, 'og:image')).toBe(`${origin}/images/share.png`);
    expect(contentOf(tags, 'twitter:image')).toBe(`${origin}/images/share.png`);
  });
});
