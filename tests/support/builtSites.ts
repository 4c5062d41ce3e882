/** The two builds that browser tests open. `npm run build:tests` makes them, and each is served on a port of its own. */
export const builds = {
  /** The live site with stand-ins for all its services. */
  site: {
    folder: 'build-configured',
    config: 'tests/support/configured/docusaurus.config.ts',
    environment: { PREVIEW: '0' },
  },
  /** The site as a reviewer of a pull request sees it, with its handbook. The variables are those that Netlify sets. */
  preview: {
    folder: 'build-preview',
    config: 'docusaurus.config.ts',
    environment: {
      PREVIEW: '',
      NETLIFY: 'true',
      CONTEXT: 'deploy-preview',
      PULL_REQUEST: 'true',
      REVIEW_ID: '42',
      HEAD: 'words/about-us',
      REPOSITORY_URL: 'https://somebody:password@github.com/company/website.git',
      // A preview has none of these, even where the live site's settings are at hand.
      GA_MEASUREMENT_ID: 'G-TEST123456',
      EMAILJS_PUBLIC_KEY: 'live-public-key',
      EMAILJS_CAPTCHA_SITE_KEY: 'live-captcha-key-of-google',
      CHAT_ID: 'live-chat-id',
    },
  },
} as const;

export type BuildName = keyof typeof builds;

/** The site has the port of `TEST_PORT`, and the preview the one a hundred above it, so that two runs may have neighboring ports. */
export function originOf(name: BuildName): string {
  return `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 4173) + 100 * Object.keys(builds).indexOf(name)}`;
}

/** The command with which Playwright makes and serves all builds, or only some. */
export const serveBuilds = (names: readonly string[]) => ({
  command: `node --import tsx tests/support/makeBuilds.ts --serve ${names.join(' ')}`,
  wait: { stdout: /Serving/ },
  timeout: 300_000,
});
