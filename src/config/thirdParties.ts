/** A service with a script, and what the content policy lets the script use. */
interface ThirdParty {
  scriptUrl: string;
  scripts: readonly string[];
  endpoints: readonly string[];
  images: readonly string[];
  frames: readonly string[];
}

/**
 * The server of the chat; docs/forms.md says which chats fit. It is here and not in `src/facts/`, because its script runs on the site,
 * so only a developer may change it. A reserved domain such as this one means that there is no chat.
 */
const CHAT_HOST = 'chat.example';

export const thirdParties = {
  /** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
  analytics: {
    scriptUrl: 'https://www.googletagmanager.com/gtag/js',
    scripts: ['https://www.googletagmanager.com'],
    endpoints: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
    images: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    frames: [],
  },
  /** Only on pages with a form. https://developers.google.com/recaptcha/docs/faq (content security policy) */
  captcha: {
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    endpoints: ['https://www.google.com/recaptcha/'],
    images: ['https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  /** The widget may use only its own server. */
  chat: {
    scriptUrl: `https://${CHAT_HOST}/widget.js`,
    scripts: [`https://${CHAT_HOST}`],
    endpoints: [`https://${CHAT_HOST}`, `wss://${CHAT_HOST}`],
    images: [`https://${CHAT_HOST}`],
    frames: [`https://${CHAT_HOST}`],
  },
} as const satisfies Record<string, ThirdParty>;

/** What an island may need. The mail service has no script; its address is in the mail settings. */
export type ThirdPartyName = keyof typeof thirdParties | 'mail';

/** Trusted Types policy with which the bundler loads scripts; see `plugins/bundler/plugin.ts`. */
export const BUNDLER_POLICY = 'docusaurus-bundler';
/** Trusted Types policy of `src/browser/loadScript.ts`. The content policy allows these two and no other. */
export const SCRIPT_POLICY = 'site-third-parties';
