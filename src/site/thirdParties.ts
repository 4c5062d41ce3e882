import { chat } from './chat';

/** A service whose script is loaded where it is configured, and what the script may use (content policy sources). */
interface ThirdParty {
  scriptUrl: string;
  /** Where scripts may come from. */
  scripts: readonly string[];
  /** What scripts may talk to. */
  connections: readonly string[];
  images: readonly string[];
  frames: readonly string[];
}

const chatHost = new URL(chat.scriptUrl).host;

export const thirdParties = {
  /** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
  analytics: {
    scriptUrl: 'https://www.googletagmanager.com/gtag/js',
    scripts: ['https://www.googletagmanager.com'],
    connections: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
    images: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    frames: [],
  },
  /** The widget may use its own server for everything, and no other. */
  chat: {
    scriptUrl: chat.scriptUrl,
    scripts: [`https://${chatHost}`],
    connections: [`https://${chatHost}`, `wss://${chatHost}`],
    images: [`https://${chatHost}`],
    frames: [`https://${chatHost}`],
  },
} as const satisfies Record<string, ThirdParty>;

/** The name under which `src/ui/loadScript.ts` checks addresses; the content policy allows no other check of that kind. */
export const SCRIPT_CHECK = 'site-third-parties';
