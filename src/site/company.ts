/**
 * The company: every fact about it that appears on the site, in structured data or in a footer.
 *
 * Kestrel Ridge is a sample company. For a launch, replace the values that `sampleFacts` names.
 */
export const company = {
  brand: 'Kestrel Ridge',
  legalName: 'Kestrel Ridge Technologies',
  /** Host name only: no scheme, no slash. The site's origin, canonical links and structured data follow it. */
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
  /** Account named on sharing cards, with the @. */
  socialHandle: '@kestrelridge',
  logo: '/images/icon-512.png',
} as const;

/**
 * Facts above that are the sample's. Take a name out when you have written your own; `npm run check:launch` lists what
 * is left.
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

/** The mailto link, with a subject line and the beginning of a text if there are any. */
export function mailto(subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body })
    .filter(([, text]) => text)
    .map(([name, text = '']) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${company.email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
