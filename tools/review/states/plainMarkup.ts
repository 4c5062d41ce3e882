import { plainClasses, withoutBuildNoise } from '../../../plugins/manifest/normalize';

/** Where a script put an element, such as a tooltip: it follows from the layout. */
const POSITION = /(?<=\sstyle="[^"]*)\b(left|top):\s*-?[\d.]+px;?\s*/g;

/** Returns markup without what differs from build to build, or when other parts of the page have another size. */
export function plainMarkup(html: string): string {
  const plain = html.replace(/class="([^"]*)"/g, (_, names: string) => `class="${plainClasses(names)}"`);
  return withoutBuildNoise(plain.replace(POSITION, ''));
}
