interface BundlerMessage {
  type?: string;
  data?: unknown;
}

/** The beginning of an escape sequence for colors in a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colors are control characters
const COLORS = /\u001b\[[\d;]*m/g;

function textOf(error: unknown): string {
  const text = typeof error === 'string' ? error : ((error as { message?: string }).message ?? String(error));
  return text.replace(COLORS, '');
}

/**
 * Calls back with the bundler's errors after each compilation; there are none after a good one. The development server's client posts
 * them to its own window (https://github.com/webpack/webpack-dev-server/blob/main/client-src/utils/sendMessage.js).
 */
export function onBundled(callback: (errors: string[]) => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<BundlerMessage>) => {
    if (source !== window || typeof data?.type !== 'string') return;
    if (data.type === 'webpackErrors' && Array.isArray(data.data)) callback(data.data.map(textOf));
    else if (/^webpack(Ok|StillOk|Warnings)$/.test(data.type)) callback([]);
  });
}
