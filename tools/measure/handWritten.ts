import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import { escapeHtml } from '../../lib/escapeHtml';

/** Elements that say what words are; everything else is taken away from around its words. */
const KEPT = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table thead tbody tr th td blockquote a strong em code pre details summary form label input textarea select option button nav main header footer'.split(
    ' ',
  ),
);
const DROPPED = 'script, style, svg, template, noscript, dialog, [hidden], [aria-hidden=true]';
/** Attributes without which an element would not work. */
const KEPT_ATTRIBUTES = new Set(['href', 'type', 'name', 'required', 'value', 'scope']);

const STYLE =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:44rem;margin:auto;padding:1rem}nav li{display:inline;margin-right:1rem}label{display:block}';

function isKept(element: Element): boolean {
  return KEPT.has(element.tagName);
}

/** Leaves the words of an element and what they are. */
function strip($: CheerioAPI, root: string): string {
  const part = $(root).first();
  part.find(DROPPED).remove();
  for (const element of part.find('*').toArray()) {
    for (const name of Object.keys(element.attribs)) {
      if (!KEPT_ATTRIBUTES.has(name)) $(element).removeAttr(name);
    }
  }
  for (const element of part.find('*').toArray().reverse()) {
    if (isKept(element)) continue;
    // Words of neighbours must not run together when what kept them apart goes.
    $(element).before(' ').after(' ').replaceWith($(element).contents());
  }
  return (part.html() ?? '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a built page says, without how it looks: HTML of its parts. */
export interface PlainPage {
  title: string;
  description: string;
  navigation: string;
  main: string;
  footer: string;
}

/**
 * Takes the words out of a built page.
 * @param html the page as it is served
 * @throws Error when the page has no main part
 */
export function plainPage(html: string): PlainPage {
  const $ = load(html);
  if ($('main').length === 0) throw new Error('The page has no <main>.');
  return {
    title: $('head title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    navigation: strip($, 'header nav'),
    main: strip($, 'main'),
    footer: strip($, 'footer'),
  };
}

/** The navigation with what its buttons open, and a drawer with the same links: by the browser, without script. */
function menusAndDrawer(navigation: string): string {
  const $ = load(navigation, null, false);
  $('button').each((index, button) => {
    $(button).nextAll().wrapAll(`<div id="menu${index}" popover></div>`);
    $(button).attr('popovertarget', `menu${index}`);
  });
  const links = $('a').map((_, link) => `<li>${$.html(link)}</li>`);
  return `<button commandfor="drawer" command="show-modal">Menu</button><nav>${$.html()}</nav><dialog id="drawer" closedby="any"><button commandfor="drawer" command="close">Close</button><ul>${links.get().join('')}</ul></dialog>`;
}

/**
 * The page as one would write it by hand: the same words, semantic HTML, six rules of CSS, no script. Menus are popovers,
 * the drawer is a dialog, questions are `<details>`.
 * @param html the page as it is served
 */
export function handWritten(html: string): string {
  const { title, description, navigation, main, footer } = plainPage(html);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}"><link rel="icon" href="/favicon.svg"><style>${STYLE}</style><header>${menusAndDrawer(navigation)}</header><main>${main}</main><footer>${footer}</footer></html>
`;
}
