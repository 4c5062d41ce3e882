import type { ManifestPage, PageManifest } from '../../plugins/manifest/types';

const NOTHING = { raw: 0, brotli: 0 };

/** Returns a manifest's page for tests: an empty `/about` with the given properties. */
export function manifestPage(page: Partial<ManifestPage> = {}): ManifestPage {
  const route = page.route ?? '/about';
  return {
    route,
    url: `https://site.example${route}`,
    file: `pages${route}.mdx`,
    isListed: true,
    title: 'About us',
    description: 'What we do.',
    metadata: {},
    jsonLd: [],
    shareImage: null,
    segments: [],
    hashes: { main: 'main', structure: 'structure', header: 'header', footer: 'footer', styles: 'styles' },
    assets: {},
    bytes: { html: NOTHING, scripts: NOTHING },
    sources: [`pages${route}.mdx`],
    modified: null,
    ...page,
  };
}

export function manifestOf(pages: ManifestPage[], shell: PageManifest['shell'] = {}): PageManifest {
  return {
    pages,
    shell,
    shared: { layout: [], header: [], footer: ['src/shell/Footer.tsx'], styles: ['src/styles/tokens.css'] },
  };
}
