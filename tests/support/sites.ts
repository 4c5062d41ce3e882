/** Port of the built site in browser tests; `TEST_PORT` chooses another. The site with a mail service is next to it. */
export const PORT = Number(process.env.TEST_PORT ?? 4173);

/**
 * The same pages built with the settings of a mail service, into `build-forms/`. No test reaches that service:
 * `tests/support/mailService.ts` answers in its place.
 */
export const configuredSite = {
  origin: `http://127.0.0.1:${PORT + 1}`,
  environment: {
    DIRECTORY: 'build-forms',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-forms',
    // Two builds that share a cache would find each other's settings in it.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    EMAILJS_PUBLIC_KEY: 'test-key',
    EMAILJS_SERVICE_ID: 'test-sender',
    EMAILJS_CONTACT_TEMPLATE_ID: 'test-contact',
    EMAILJS_ASSESSMENT_TEMPLATE_ID: 'test-assessment',
    EMAILJS_ORIGIN: '',
  },
};
