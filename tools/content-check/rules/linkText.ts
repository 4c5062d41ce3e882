import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { addressOf } from '../addresses';
import { isElement, settingOfName } from '../elements';
import { nodesOf, type Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** Text that says that there is a link, but not where it goes. */
const SAYS_NOTHING =
  /^((please )?(click|tap|press)( (here|this|me|on this( link)?|this link))?|(right )?here|(go|look|see|read|find out)( it)? here|this( (page|link|site|one))?|(the )?link|(read|see|learn|find out|show) more( here)?|more( (info|information|details))?|details|continue( reading)?)$/i;
/** Allowed on a card, whose title says what the link is about. */
const CARD_LABEL = /^(read|see|learn|find out|show) more$/i;

interface LinkText extends Range {
  text: string;
  /** The link's address; empty where it is not known. */
  target: string;
}

function linkTextOf(page: Page, node: Nodes): LinkText | null {
  const setting = (name: string) => (isElement(node) ? settingOfName(page, node, name) : undefined);
  const isTag = isElement(node) && (node.name === 'Action' || node.name === 'a');
  if (isTag || node.type === 'link') {
    const [first, last] = [node.children[0], node.children.at(-1)];
    if (!first || !last) return { ...rangeOf(node), text: '', target: '' };
    const target = node.type === 'link' ? node.url : (setting(node.name === 'a' ? 'href' : 'to')?.value ?? '');
    return { start: rangeOf(first).start, end: rangeOf(last).end, text: textOf(node), target };
  }
  const label = setting('label');
  if (isElement(node) && node.name === 'Card' && !label && setting('to')) {
    const to = setting('to');
    return to ? { ...to.nameRange, text: '', target: 'card' } : null;
  }
  if (!isElement(node) || node.name !== 'Card' || !label?.value || CARD_LABEL.test(label.value.trim())) return null;
  return { ...label.valueRange, text: label.value, target: setting('to')?.value ?? '' };
}

function titleAt(page: Page, target: string, site: Site): string | null {
  const { path } = addressOf(page, target);
  const title = path === null ? undefined : site.routes.get(path)?.frontMatter?.values.title;
  return typeof title === 'string' ? title : null;
}

function diagnosticsOf(page: Page, site: Site, { start, end, text, target }: LinkText): Diagnostic[] {
  if (target === 'card') {
    const message =
      'Without a "label", the link of this card is called "Learn more", like those of other cards. Write label="…" with what it leads to.';
    return [{ start, end, message, severity: 'warning' }];
  }
  const hasImage = /<|!\[|\{/.test(page.source.slice(start, end));
  if (text.trim() === '' && !(hasImage && !page.source.slice(start, end).startsWith('<'))) {
    return [
      {
        start,
        end,
        message:
          'This link has no words, so nobody can see or hear it. Write between the brackets or tags what it leads to.',
      },
    ];
  }
  const plain = text.replace(/[\s.…!›»→>:]+$/u, '').trim();
  if (!SAYS_NOTHING.test(plain)) return [];
  const title = titleAt(page, target, site);
  const example = title ? `, for example "${title}"` : '';
  const message = `"${plain}" does not say where the link goes. Write what readers find there${example}.`;
  return [{ start, end, message, suggestion: title }];
}

/** Links named "click here" or "read more". Many screen reader users move from link to link and hear only these words. */
export const linkText: PageRule = {
  name: 'link-text',
  severity: 'error',
  handbook: '/handbook/words#link-text',
  checkPage: (page, site) =>
    nodesOf(page)
      .flatMap((node) => linkTextOf(page, node) ?? [])
      .flatMap((link) => diagnosticsOf(page, site, link)),
};
