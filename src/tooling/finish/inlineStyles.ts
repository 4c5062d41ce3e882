import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlFiles } from '../htmlFiles';

const STYLESHEET_LINK = /<link rel=stylesheet href=\/(assets\/css\/[\w.-]+\.css)>/;

/**
 * Puts the stylesheet inside every page, so that the first round trip can paint it.
 * @param directory the built site
 * @throws Error when a page has no stylesheet, which means that the template or the minifier has changed
 */
export async function inlineStyles(directory: string): Promise<void> {
  for (const file of htmlFiles(directory)) {
    const html = await readFile(file, 'utf8');
    const [link, stylesheet] = STYLESHEET_LINK.exec(html) ?? [];
    if (!link || !stylesheet) throw new Error(`${path.relative(directory, file)} has no stylesheet to put inside.`);
    const css = await readFile(path.join(directory, stylesheet), 'utf8');
    await writeFile(
      file,
      html.replace(link, () => `<style>${css}</style>`),
    );
  }
}
