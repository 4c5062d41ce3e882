import type { Browser, Page } from '@playwright/test';
import { newScreenshotPage, openForScreenshot, type PictureWidth, type Scheme } from '../../../lib/screenshotPage';
import type { PictureChange } from '../../../plugins/preview/changes';

export type Place = PictureChange['place'];

/** What is hidden while a place is pictured: header and footer lie over or beside the main content. */
const HIDDEN: Record<Place, string> = {
  main: ':has(> main) > :not(main)',
  header: 'main, :has(> main) > :not(header)',
  footer: 'main, :has(> main) > :not(footer)',
};

const STYLE_ELEMENT = /<style>[\s\S]*?<\/style>/;

/** Takes pictures of one width and colour scheme. One page after the other; use several for speed. */
export class Camera {
  private constructor(
    private readonly page: Page,
    readonly width: PictureWidth,
    readonly scheme: Scheme,
  ) {}

  static async open(browser: Browser, width: PictureWidth, scheme: Scheme): Promise<Camera> {
    // A page's content policy would forbid the style that hides its header.
    return new Camera(await newScreenshotPage(browser, width, scheme, { bypassCSP: true }), width, scheme);
  }

  /**
   * @param url of the page
   * @param styles takes the place of the page's own styles when given
   * @returns a PNG of the place; null when the page has no such place
   */
  async take(url: string, place: Place, styles?: string): Promise<Buffer | null> {
    if (styles !== undefined) {
      await this.page.route(url, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(STYLE_ELEMENT, () => `<style>${styles}</style>`);
        await route.fulfill({ response, body: html });
      });
    }
    await openForScreenshot(this.page, url);
    if (styles !== undefined) await this.page.unroute(url);

    const target = this.page.locator(place === 'main' ? 'main' : `:has(> main) > ${place}`).first();
    if ((await target.count()) === 0) return null;
    await this.page.evaluate(() => window.scrollTo(0, 0));
    const clip = await target.boundingBox();
    if (!clip || clip.height === 0) return null;
    return this.page.screenshot({
      fullPage: true,
      animations: 'disabled',
      style: `${HIDDEN[place]} { visibility: hidden !important }`,
      clip: { x: 0, y: Math.round(clip.y), width: this.width, height: Math.ceil(clip.height) },
    });
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
