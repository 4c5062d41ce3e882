import type { FromPage, ToPage } from '../../../../plugins/desk/messages';
import type { ManifestSegment } from '../../../../plugins/manifest/types';
import type { CompiledPage } from '../../protocol';
import { call } from '../api';

/** Milliseconds until a page that does not show a text is given up. */
const LIMIT = 30_000;

/** Shows texts one after the other in a page that is not in view, and returns the segments of each, as the review counts them. */
export async function shownWords(route: string, texts: readonly string[]): Promise<ManifestSegment[][]> {
  const compiled = await Promise.all(texts.map((text) => call<CompiledPage>('compile', { text })));
  const frame = document.createElement('iframe');
  frame.title = 'Comparison';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // In a frame without a size, browsers draw nothing.
  Object.assign(frame.style, { position: 'fixed', left: '-2000px', top: '0', width: '1280px', height: '900px' });
  const results: ManifestSegment[][] = [];
  const show = () => {
    const { code, frontMatter } = compiled[results.length] ?? {};
    const message: ToPage = {
      ...{ desk: 'show', version: results.length, code: code ?? '', frontMatter: frontMatter ?? null },
      wantsWords: true,
    };
    frame.contentWindow?.postMessage(message, window.location.origin);
  };
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${route} could not be compared.`)), LIMIT);
      const receive = ({ source, data }: MessageEvent<FromPage>) => {
        if (source !== frame.contentWindow) return;
        if (data.desk === 'ready') show();
        if (data.desk === 'failed') reject(new Error(`${route} has a mistake: ${data.message}`));
        if (data.desk !== 'shown' || !data.segments || data.version !== results.length) return;
        results.push(data.segments);
        if (results.length < texts.length) return show();
        clearTimeout(timer);
        window.removeEventListener('message', receive);
        resolve(results);
      };
      window.addEventListener('message', receive);
      frame.src = route;
      document.body.append(frame);
    });
  } finally {
    frame.remove();
  }
}
