/**
 * The checks of `npm test`, cheapest first: npm script and title. Those of one stage run side by side; a stage starts when the one before
 * it has passed.
 */
export const STAGES = [
  [
    ['lint', 'Format, lint and import rules'],
    ['typecheck', 'Types, in code and in pages'],
    ['check:unused', 'Files, exports and packages that nothing uses'],
  ],
  [
    ['check:content', 'Content check'],
    ['build', 'Build of the site'],
    ['build:tests', 'Builds for the browser tests'],
  ],
  [['test:unit', 'Unit tests']],
  [
    ['check:html', 'HTML of the built pages'],
    ['test:build', 'Tests of the built files'],
    ['check:specification', 'What was specified'],
  ],
  [['test:browser', 'Browser tests']],
];

/** Empty variables override `.env`, so that the checked build uses no service. */
const WITHOUT_SERVICES = {
  EMAILJS_PUBLIC_KEY: '',
  EMAILJS_SERVICE_ID: '',
  EMAILJS_CONTACT_TEMPLATE_ID: '',
  EMAILJS_ASSESSMENT_TEMPLATE_ID: '',
  EMAILJS_CAPTCHA_SITE_KEY: '',
  EMAILJS_ORIGIN: '',
  GA_MEASUREMENT_ID: '',
  CHAT_ID: '',
};

/** The environment of the checks: the live site, even where a host's environment asks for a preview. */
export const checkEnvironment = { ...process.env, ...WITHOUT_SERVICES, PREVIEW: '0' };
