/**
 * Every fact about the company. Kestrel Ridge is a sample: before a launch, replace the values that `sampleFacts` lists.
 */
export const company = {
  brand: 'Kestrel Ridge',
  legalName: 'Kestrel Ridge Technologies',
  /** Host name without scheme or slash. The origin, canonical links and structured data use it. */
  domain: 'kestrelridge.example',
  email: 'hello@kestrelridge.example',
  /** International format. Empty hides the number everywhere. */
  phone: '',
  slogan: 'Read the terrain before you build.',
  blurb:
    'Technology and cloud consulting from Salt Lake City. We survey what you run, plan the route with you, and stay for the climb.',
  description:
    'Technology and cloud consulting: AI and machine learning, custom software, cloud infrastructure, advanced security, business operations, managed IT services and computer repair.',
  address: {
    city: 'Salt Lake City',
    region: 'UT',
    postalCode: '84101',
    country: 'US',
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/kestrelridge' },
    { name: 'GitHub', url: 'https://github.com/kestrelridge' },
    { name: 'X', url: 'https://x.com/kestrelridge' },
    { name: 'YouTube', url: 'https://www.youtube.com/@kestrelridge' },
  ],
  /** Account for sharing cards, with the @. */
  socialHandle: '@kestrelridge',
  logo: '/images/icon-512.png',
} as const;

/**
 * Facts of the sample company. Remove a name when you have written your own; `npm run check:launch` lists the rest.
 */
export const sampleFacts: readonly (keyof typeof company)[] = [
  'brand',
  'legalName',
  'domain',
  'email',
  'slogan',
  'social',
  'socialHandle',
  'logo',
];

/** The site's origin, for example `https://kestrelridge.example`. */
export const origin = `https://${company.domain}`;

/** The address as one line: `Salt Lake City, UT 84101`. */
export const addressLine = `${company.address.city}, ${company.address.region} ${company.address.postalCode}`;

/** Returns a mailto link, optionally with a subject and the beginning of a text. */
export function mailto(subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text = '']) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${company.email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
