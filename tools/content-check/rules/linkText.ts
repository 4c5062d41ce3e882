import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type * as navigation from '../../../src/site/navigation';
import { isElement, settingOfName } from '../elements';
import { nodesOf, type Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** Text that says that there is a link, but not where it goes. */
const SAYS_NOTHING =
  /^(?:(?:please )?(?:click|tap|press)(?: on)?(?: here| this(?: link)?)?|(?:right )?here|this(?: (?:page|link|site))?|(?:the )?link|(?:read|see|learn|find out|show) more|more(?: (?:info|information|details))?|details)$/i;

/** Whether a button to this address has the same words everywhere, as in `src/ui/enquiryLink.tsx`. */
function hasOwnLabel(to: string, site: Site): boolean {
  const { freeAssessment, contactUs } = (site.factsOf('@site/src/site/navigation') ?? {}) as Partial<typeof navigation>;
  return to === '#assessment-form' || [freeAssessment?.to, contactUs?.to].includes(to.replace(/[?#].*$/, ''));
}

function diagnosticsOf(page: Page, site: Site, node: Nodes): Diagnostic[] {
  const isTag = isElement(node) && (node.name === 'Action' || node.name === 'a');
  if (node.type !== 'link' && !isTag) return [];
  const [first, last] = [node.children[0], node.children.at(-1)];
  const range = first && last ? { start: rangeOf(first).start, end: rangeOf(last).end } : rangeOf(node);
  const text = textOf(node)
    .replace(/[\s.…!›»→>:]+$/u, '')
    .trim();
  const to =
    node.type === 'link' ? node.url : (settingOfName(page, node, node.name === 'a' ? 'href' : 'to')?.value ?? '');
  const isShown = node.children.some((child) => child.type !== 'text');
  // A button to a form has words of its own.
  const hasLabel = isElement(node) && node.name === 'Action' && hasOwnLabel(to, site);
  if (text === '' && !isShown && !hasLabel)
    return [
      {
        ...range,
        message: 'This link has no words, so nobody can see or hear it. Write what it leads to.',
        severity: 'error',
      },
    ];
  if (!SAYS_NOTHING.test(text)) return [];
  return [{ ...range, message: `"${text}" does not say where the link goes. Write what readers find there.` }];
}

/** Links named "click here" or "read more". Many screen reader users move from link to link and hear only these words. */
export const linkText: PageRule = {
  name: 'link-text',
  severity: 'warning',
  handbook: '/handbook/words#link-text',
  checkPage: (page, site) => nodesOf(page).flatMap((node) => diagnosticsOf(page, site, node)),
};
