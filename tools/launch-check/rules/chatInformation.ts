import type { LaunchRule } from '../rule';

/** If the chat is configured: what visitors must be told about it. */
export const chatInformation: LaunchRule = {
  name: 'chat-information',
  check: ({ environment, pages }) =>
    environment.CHAT_ID
      ? ['pages/privacy.mdx', 'pages/cookies.mdx']
          .filter((file) => !/\bchat\b/i.test(pages.find((page) => page.file === file)?.source ?? ''))
          .map((file) => ({
            file,
            line: 1,
            what: 'The chat is configured, but this page does not tell visitors about it.',
            mend: 'Say who runs the chat, what it records, and that it loads only when a visitor opens it.',
          }))
      : [],
};
