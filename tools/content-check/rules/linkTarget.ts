import { toString as textOf } from 'mdast-util-to-string';
import { didYouMean, nearest } from '../../../lib/nearest';
import type { company as companyFacts } from '../../../src/site/company';
import type { Plan } from '../../../src/site/plans';
import { addressDiagnostic } from '../addressDiagnostic';
import { addressOf, isExternal } from '../addresses';
import { elementsOf, isElement } from '../elements';
import { linksOf } from '../links';
import { nodesOf, type Page } from '../page';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';

type Company = typeof companyFacts;
type Explained = Pick<Diagnostic, 'message' | 'suggestion' | 'severity'>;

const TRACKING = /(?<=[?&])(?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid|igshid)=[^&#]*&?/gi;

/** Addresses on other sites that lead to the wrong place. The first match counts. */
const PATTERNS: readonly [pattern: RegExp, explain: (target: string) => Explained][] = [
  [
    /^https?:\/\/[\w.+-]+@[\w.-]+$/i,
    (target) => ({
      message: 'This is an email address. Write "mailto:" before it.',
      suggestion: target.replace(/^https?:\/\//i, 'mailto:'),
      severity: 'error',
    }),
  ],
  [
    /^https?:\/\/https?[:/]/i,
    (target) => ({
      message: 'This address starts twice. Delete the first "https://".',
      suggestion: target.replace(/^https?:\/\/(https?):?\/*/i, '$1://'),
      severity: 'error',
    }),
  ],
  [
    /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.|[\w.-]+\.local\b)/i,
    (target) => ({
      message: 'This is your own computer, and nobody else can open it. Write the address of a page, such as /contact.',
      suggestion: target.replace(/^https?:\/\/[^/]*/i, '') || '/',
      severity: 'error',
    }),
  ],
  [
    /^https?:\/\/[^/?#]*\.(con|cmo|ocm|comm|ogr|nte)(?=[/?#:]|$)/i,
    (target) => ({
      message: 'The end of this domain is misspelled. Correct it.',
      suggestion: target
        .replace(/\.(?:con|cmo|ocm|comm)(?=[/?#:]|$)/i, '.com')
        .replace(/\.ogr\b/i, '.org')
        .replace(/\.nte\b/i, '.net'),
    }),
  ],
  [
    /^https?:\/\/[^./?#]*([/?#]|$)|^https?:\/\/[^/?#]*[,\s]/i,
    () => ({
      message: 'This is not the name of a website, such as www.cloudflare.com. Correct it.',
      severity: 'error',
    }),
  ],
  [
    /^https?:\/\/[^/]*(?:netlify\.app|vercel\.app|pages\.dev|workers\.dev|github\.dev|ngrok\S*|herokuapp\.com)(?=[/?#:]|$)|^https?:\/\/(?:staging|preview|dev|test)\./i,
    () => ({ message: 'This is a preview or a test, which goes away. Link to the public address.' }),
  ],
  [
    /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/(?:url|search)|bing\.com\/(?:ck|search)|l\.facebook\.com|lnkd\.in|bit\.ly|tinyurl\.com|t\.co\/|[\w.-]*safelinks\.protection\.outlook\.com|urldefense\.)/i,
    () => ({ message: 'This address only passes visitors on. Open it, and link to the address where you arrive.' }),
  ],
  [
    /^https?:\/\/(?:(?:docs|drive|mail)\.google\.com\/|[\w-]+\.sharepoint\.com\/|(?:outlook|teams)\.(?:office|live|microsoft)\.|app\.slack\.com\/)|\/(?:wp-admin|wp-login)\b/i,
    () => ({ message: 'Visitors need an account to open this address. Link to a public page.' }),
  ],
  [
    TRACKING,
    (target) => ({
      message: 'This link contains tracking parameters. Delete them.',
      suggestion: target.replace(TRACKING, '').replace(/[?&]$/, ''),
    }),
  ],
  [
    /[.,;:!]$/,
    (target) => ({
      message: 'The character at the end belongs to the sentence. Write it after the ")".',
      suggestion: target.replace(/[.,;:!]+$/, ''),
    }),
  ],
  [
    /^http:/i,
    (target) => ({
      message: 'Browsers warn of "http:". Write "https:".',
      suggestion: target.replace(/^http:/i, 'https:'),
    }),
  ],
  [
    /^mailto:(?![^\s@]+@[^\s@]+\.[a-z]{2,}(?:\?|$))/i,
    () => ({ message: 'This is not an email address. Correct it.', severity: 'error' }),
  ],
  [
    /^(?:tel|sms):(?!\+1\d{10}$|\+?(?!1)\d{7,15}$)/i,
    () => ({ message: 'Write a phone number with digits only: tel:+18015550100.' }),
  ],
];

function explain(target: string, company: Company | undefined): Explained | null {
  const own = company?.domain.replace(/^www\./, '');
  const [, host, rest = ''] = /^https?:\/\/(?:www\.)?([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (own && host === own) {
    const suggestion = rest.replace(TRACKING, '').replace(/[?&]$/, '') || '/';
    return { message: `This is a page of our own site. Write: ${suggestion}`, suggestion };
  }
  return PATTERNS.find(([pattern]) => target.search(pattern) >= 0)?.[1](target) ?? null;
}

/** An address of a page that works by chance: without its slash at the start, or with one at the end. */
function relative(page: Page, target: string, hasPage: (route: string) => boolean): Explained | null {
  const { path } = isExternal(target) ? { path: null } : addressOf(page, target);
  const isOdd = /^[\w.]/.test(target) || /^\/[^?#]*[^/?#]\/(?=[?#]|$)/.test(target);
  if (path === null || !isOdd || /@|\.mdx?\b/.test(target) || !hasPage(path)) return null;
  const suggestion = target.replace(/^[^?#]*/, path);
  return {
    message: `An address of this site starts with a slash and ends without one. Write: ${suggestion}`,
    suggestion,
  };
}

/** What a form reads from an address: `/contact?tier=team`. */
function unknownQuery(target: string, site: Site): Explained | null {
  const [, path = '', query] = /^(\/(?:contact|assessment))\?([^#]*)/.exec(target) ?? [];
  if (query === undefined) return null;
  const plans = (site.factsOf('@site/src/site/plans')?.plans ?? []) as readonly Plan[];
  const known: Readonly<Record<string, readonly string[] | null>> = {
    interest: null,
    ...(path === '/contact' ? { tier: plans.map(({ tier }) => tier) } : {}),
  };
  for (const [name, value] of new URLSearchParams(query)) {
    const values = known[name];
    if (values === undefined || (values && !values.includes(value))) {
      const wrong = values ? value : name;
      const suggestion = nearest(wrong, values ?? Object.keys(known));
      return { message: `The form on ${path} does not know "${wrong}".${didYouMean(suggestion)}` };
    }
  }
  return null;
}

/** `https://…` in a sentence, which Markdown makes a link. */
function bareAddresses(page: Page): Diagnostic[] {
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    const range = rangeOf(node);
    const source = page.source.slice(range.start, range.end);
    const isBare =
      node.type === 'link' && !/^[[<]/.test(source) && !/\]\s?\([^)\n]*$/.test(page.source.slice(0, range.start));
    if (!isBare || /^mailto:/.test(node.url)) return [];
    return [
      {
        ...range,
        message: `Readers cannot tell where this address leads. Write: [words that name the page](${source})`,
      },
    ];
  });
}

/** Links inside a block that is a link itself, which browsers cannot show. */
function linksInLinks(page: Page): Diagnostic[] {
  const outer = elementsOf(page).filter(({ name }) => name === 'Action' || name === 'Situation');
  return nodesOf(page).flatMap((node): Diagnostic[] => {
    if (node.type !== 'link' && !(isElement(node) && /^(a|EmailLink)$/.test(node.name ?? ''))) return [];
    const { start, end } = rangeOf(node);
    const block = outer.find((it) => rangeOf(it).start < start && end < rangeOf(it).end);
    if (!block) return [];
    const message = `<${block.name}> is a link as a whole. Write only the words: ${textOf(node).trim()}`;
    return [{ start, end, message, severity: 'error' }];
  });
}

/** Links that probably lead to the wrong place. */
export const linkTarget: PageRule = {
  name: 'link-target',
  severity: 'warning',
  handbook: '/handbook/pages#links',
  checkPage: (page, site) => {
    if (page.kind === 'handbook') return [];
    const company = site.factsOf('@site/src/site/company')?.company as Company | undefined;
    const found = linksOf(page).flatMap(({ target, start, end, isFile, from }): Diagnostic[] => {
      if (isFile || from === 'front matter' || addressDiagnostic(target, false)) return [];
      const explained =
        explain(target.trim(), company) ??
        unknownQuery(target, site) ??
        relative(page, target, (route) => site.routes.has(route));
      return explained ? [{ start, end, ...explained }] : [];
    });
    const isFound = ({ start, end }: Diagnostic) => found.some((one) => one.start < end && start < one.end);
    return [...found, ...bareAddresses(page).filter((one) => !isFound(one)), ...linksInLinks(page)];
  },
};
