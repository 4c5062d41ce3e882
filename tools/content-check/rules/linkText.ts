import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { addressOf } from '../addresses';
import { isElement, settingOfName } from '../elements';
import type { Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** Words that say that there is a link, and not where it leads. */
const NOTHING_SAID =
  /^((please )?(click|tap|press)( (here|this|me|on this( link)?|this link))?|(right )?here|(go|look|see|read|find out)( it)? here|this( (page|link|site|one))?|(the )?link|(read|see|learn|find out|show) more( here)?|more( (info|information|details))?|details|continue( reading)?)$/i;
/** A card says in its title what there is more of. */
const CARD_LABEL = /^(read|see|learn|find out|show) more$/i;

interface LinkWords extends Range {
  text: string;
  /** Where the link leads; empty where that is not known. */
  target: string;
}

function linkWords(page: Page, node: Nodes): LinkWords | null {
  if (node.type === 'link') {
    const [first, last] = [node.children[0], node.children.at(-1)];
    return first && last
      ? { start: rangeOf(first).start, end: rangeOf(last).end, text: textOf(node), target: node.url }
      : null;
  }
  if (!isElement(node)) return null;
  if (node.name === 'Action' || node.name === 'a') {
    const target = settingOfName(page, node, node.name === 'a' ? 'href' : 'to')?.value ?? '';
    const [first, last] = [node.children[0], node.children.at(-1)];
    return first && last ? { start: rangeOf(first).start, end: rangeOf(last).end, text: textOf(node), target } : null;
  }
  const label = settingOfName(page, node, 'label');
  if (node.name !== 'Card' || !label?.value || CARD_LABEL.test(label.value.trim())) return null;
  return { ...label.valueRange, text: label.value, target: settingOfName(page, node, 'to')?.value ?? '' };
}

function titleAt(page: Page, target: string, site: Site): string | null {
  const { path } = addressOf(page, target);
  const title = path === null ? undefined : site.routes.get(path)?.frontMatter?.values.title;
  return typeof title === 'string' ? title : null;
}

function problemOf(page: Page, site: Site, { start, end, text, target }: LinkWords): Diagnostic[] {
  const said = text.replace(/[\s.…!›»→>:]+$/u, '').trim();
  if (!NOTHING_SAID.test(said)) return [];
  const title = titleAt(page, target, site);
  const example = title ? `, for example "${title}"` : '';
  const message = `"${said}" does not say where the link leads. Write what the reader finds there${example}.`;
  return [{ start, end, message, suggestion: title }];
}

/** Links named "click here" or "read more": who moves from link to link hears nothing else. */
export const linkText: PageRule = {
  name: 'link-text',
  severity: 'error',
  handbook: '/handbook/words#link-text',
  checkPage: (page, site) => {
    const problems: Diagnostic[] = [];
    if (page.tree) {
      visit(page.tree, (node) => {
        const words = linkWords(page, node);
        if (words) problems.push(...problemOf(page, site, words));
      });
    }
    return problems;
  },
};
