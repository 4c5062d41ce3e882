import '@testing-library/jest-dom';

// jsdom has no navigation timing, which forms read.
performance.getEntriesByType ??= () => [];

// Only a build has these. Docusaurus' head manager writes nothing.
jest.mock('@docusaurus/Head', () => () => null, { virtual: true });
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor() {}, collectLink() {} }), { virtual: true });
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => {
    const { mailSettingsOf } = jest.requireActual('../../src/config/mailSettings');
    return () => ({ siteConfig: { customFields: { mailSettings: mailSettingsOf({}) } } });
  },
  { virtual: true },
);
jest.mock(
  '@generated/partner-logos/default/tiles.json',
  () => {
    const { partners } = jest.requireActual('../../src/facts/partners');
    return Object.fromEntries(partners.map(({ id }: { id: string }) => [id, `/assets/partners/tiles.svg#${id}`]));
  },
  { virtual: true },
);
jest.mock(
  '@generated/pictures/default/files.json',
  () => ({
    '/images/mark.svg': { width: 480, height: 360, hash: '1a2b3c4d', formats: ['svg'], widths: [] },
    '/images/valley.jpg': {
      width: 1600,
      height: 1000,
      hash: '5e6f7a8b',
      formats: ['avif', 'webp'],
      widths: [400, 1600],
    },
  }),
  { virtual: true },
);
