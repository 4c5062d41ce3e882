import { decoded } from '../../lib/decoded';
import { didYouMean, nearest, withSameWord } from '../../lib/nearest';
import { company } from '../../src/site/company';
import { assessmentInterests, contactInterests } from '../../src/site/interests';
import { planNames } from '../../src/site/planNames';

interface Suspicion {
  message: string;
  suggestion?: string | null;
}

/** Ends of host names that are misspellings of common ones. */
const MISSPELLED_ENDS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  om: 'com',
  vom: 'com',
  xom: 'com',
  ogr: 'org',
  rog: 'org',
  orgg: 'org',
  nte: 'net',
  nett: 'net',
  ent: 'net',
};

const OWN_COMPUTER =
  /^(localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.(local|localhost|internal|lan|test)$/i;
const PREVIEW =
  /(^|[.-])(netlify\.app|vercel\.app|pages\.dev|workers\.dev|github\.dev|githubpreview\.dev|gitpod\.io|ngrok(-free)?\.(io|app)|herokuapp\.com|web\.app|surge\.sh|onrender\.com|staging\.[\w-]+\.\w+)$|^(staging|preview|dev|test)\./i;
/** Addresses that lead to another one through a counter. */
const REDIRECTORS =
  /^(www\.)?(google\.[a-z.]+\/url|bing\.com\/ck|duckduckgo\.com\/l\/|r\.search\.yahoo|l\.facebook\.com|lm\.facebook\.com|l\.instagram\.com|linkedin\.com\/(safety\/go|redir)|t\.co\/|lnkd\.in\/|bit\.ly\/|tinyurl\.com\/|goo\.gl\/|ow\.ly\/|[\w.-]*safelinks\.protection\.outlook\.com|urldefense\.|[\w-]+\.list-manage\.com\/track|nam\d+\.)/i;
const SEARCH = /^(www\.)?(google\.[a-z.]+\/search|bing\.com\/search|duckduckgo\.com\/\?q=)/i;
const PRIVATE =
  /^(docs|drive|mail)\.google\.com\/|^[\w-]+\.sharepoint\.com\/|^(outlook|teams)\.(office|live|microsoft)\.|^app\.slack\.com\/|^(studio\.youtube|business\.facebook|analytics\.google|search\.google|ads\.google|app\.[\w-]+)\.com\/|^(www\.)?linkedin\.com\/company\/[^/]+\/admin|\/(wp-admin|wp-login|admin\/)|^github\.com\/[^/]+\/[^/]+\/(edit|pull|blob|tree)\//i;
const TRACKING = /[?&](utm_\w+|fbclid|gclid|mc_[ce]id|msclkid|igshid)=[^&#]*/gi;

function webSuspicion(target: string, scheme: string, rest: string): Suspicion | null {
  const double = /^(https?)(:\/*|\/\/)(.+)$/i.exec(rest);
  if (double) {
    const suggestion = `https://${double[3]}`;
    return { message: `"${target}" starts twice. Write ${suggestion}.`, suggestion };
  }
  const host = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  const name = host.replace(/:\d+$/, '').replace(/^.*@/, '');
  if (OWN_COMPUTER.test(name)) {
    const suggestion = rest.slice(host.length) || '/';
    const message = `"${host}" is your own computer, and nobody else can open it. For a page of this site, write ${suggestion}`;
    return { message, suggestion };
  }
  const mail = /^[\w.+-]+@[\w.-]+$/.exec(rest)?.[0];
  if (mail) return { message: `This is an email address. Write mailto:${mail}.`, suggestion: `mailto:${mail}` };
  const own = company.domain.replace(/^www\./, '');
  if (name.replace(/^www\./, '') === own) {
    const suggestion = (rest.slice(host.length) || '/')
      .replace(/([?&])(?:utm_\w+=[^&#]*&?)+/g, '$1')
      .replace(/[?&]+$/, '');
    return {
      message: `This is a page of our own site. Write its address without the domain: ${suggestion}.`,
      suggestion,
    };
  }
  if (PREVIEW.test(name))
    return { message: `"${host}" is a preview or a test, which goes away. Link to the public address.` };
  if (REDIRECTORS.test(rest)) {
    const [, inside = ''] = /[?&](?:url|q|u|to|dest)=(https?(?:%3A|:)[^&]+)/i.exec(rest) ?? [];
    const suggestion = inside === '' ? null : decoded(inside);
    const advice = suggestion ? `Write: ${suggestion}` : 'Open it, and link to the address where you arrive.';
    return { message: `This address only passes visitors on, and counts them. ${advice}`, suggestion };
  }
  if (SEARCH.test(rest)) return { message: 'This links to a list of search results. Link to the page that you mean.' };
  if (PRIVATE.test(rest))
    return { message: 'Visitors cannot open this address without an account. Link to a public page.' };
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const right = MISSPELLED_ENDS[end];
  if (right && name.includes('.')) {
    const suggestion = target.replace(name, name.slice(0, -end.length) + right);
    return { message: `"${name}" ends in ".${end}".${didYouMean(suggestion)}`, suggestion };
  }
  if (!name.includes('.') || /\.\.|^\.|,|[^\w.:[\]@-]/u.test(name.normalize('NFKC').replace(/[\p{L}]/gu, 'a'))) {
    const suggestion = /^[\w-]+(?:[.,][\w-]+)+$/.test(name) ? target.replace(name, name.replaceAll(',', '.')) : null;
    return {
      message: `"${name}" is not the name of a website, such as www.cloudflare.com.${didYouMean(suggestion)}`,
      suggestion,
    };
  }
  if (/[.,;:!]$/.test(target)) {
    const suggestion = target.replace(/[.,;:!]+$/, '');
    return {
      message: `The sign at the end of "${target}" belongs to the sentence. Write it after the ")".`,
      suggestion,
    };
  }
  if (TRACKING.test(rest)) {
    TRACKING.lastIndex = 0;
    const suggestion = target.replace(TRACKING, '').replace(/\?$/, '');
    return {
      message: `This address counts visitors for somebody. Write it without that part: ${suggestion}.`,
      suggestion,
    };
  }
  if (scheme === 'http') {
    const suggestion = `https://${rest}`;
    return { message: `Browsers warn of addresses that start with "http:". Write ${suggestion}.`, suggestion };
  }
  return null;
}

function mailSuspicion(target: string, rest: string): Suspicion | null {
  const address = decoded(rest.replace(/\?.*$/, '').replace(/%(?![\da-f]{2})/gi, ''));
  if (!/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(address)) {
    return { message: `"${address}" is not an email address, such as ${company.email}.` };
  }
  const end = address.slice(address.lastIndexOf('.') + 1).toLowerCase();
  const right = MISSPELLED_ENDS[end];
  if (!right) return null;
  const suggestion = target.replace(new RegExp(`\\.${end}(?=$|\\?)`, 'i'), `.${right}`);
  return { message: `"${address}" ends in ".${end}".${didYouMean(suggestion)}`, suggestion };
}

/** What a query on this site may contain, by the path: `/contact?tier=team`. */
const valuesOf = (groups: typeof contactInterests) =>
  groups.flatMap(({ options }) => options.map(({ value }) => value));
const QUERIES: Record<string, Record<string, readonly string[]>> = {
  '/assessment': { interest: valuesOf(assessmentInterests) },
  '/contact': { tier: Object.keys(planNames), interest: valuesOf(contactInterests) },
};

function querySuspicion(target: string): Suspicion | null {
  const [, path = '', query] = /^([^?#]*)\?([^#]*)/.exec(target) ?? [];
  if (query === undefined) return null;
  const known = QUERIES[path.replace(/(.)\/$/, '$1')] ?? {};
  for (const [name, value] of new URLSearchParams(query)) {
    const values = known[name];
    if (!values) {
      const near = nearest(name, Object.keys(known));
      const all = Object.keys(known).length > 0 ? ` It understands: ${Object.keys(known).join(', ')}.` : '';
      const suggestion = near && target.replace(`${name}=`, `${near}=`);
      return {
        message: `The page ${path} does not understand "${name}".${near ? didYouMean(near) : all || ' Delete the part after the "?".'}`,
        suggestion,
      };
    }
    if (!values.includes(value)) {
      const near = nearest(value, values) ?? withSameWord(value, values);
      const suggestion = near && target.replace(`=${value}`, `=${near}`);
      return {
        message: `"${value}" is not a value of "${name}".${didYouMean(near)} Write one of: ${values.join(', ')}. If it has a new name, write that.`,
        suggestion,
      };
    }
  }
  return null;
}

/** Finds out whether an address that is written correctly is probably the wrong one. */
export function suspiciousAddress(target: string): Suspicion | null {
  if (/^[a-z]:[\\/]|^\\\\/i.test(target))
    return {
      message: `"${target}" is a file on your own computer, and visitors cannot open it. Link to a page of this site.`,
    };
  const [, scheme = '', rest = ''] = /^(https?):\/\/(.*)$/i.exec(target) ?? [];
  if (rest) return webSuspicion(target, scheme.toLowerCase(), rest);
  if (/^mailto:/i.test(target)) return mailSuspicion(target, target.slice('mailto:'.length));
  if (/^(tel|sms):/i.test(target)) {
    const number = target.replace(/^\w+:/, '');
    if (/[a-z]/i.test(number))
      return { message: `"${number}" contains letters. Write the number in international form: tel:+18015550100.` };
    if (number.replace(/\D/g, '').length < 7)
      return { message: `"${number}" is too short for a phone number. Write tel: and the whole number.` };
    if (/^\+1/.test(number) && number.replace(/\D/g, '').length !== 11)
      return {
        message: `"${number}" has ${number.replace(/\D/g, '').length - 1} digits after +1, and a phone number has 10.`,
      };
    if (/[\s().-]/.test(number)) {
      const suggestion = `tel:${number.replace(/[^\d+]/g, '')}`;
      return { message: `Write the number in a link without spaces and signs: ${suggestion}.`, suggestion };
    }
    return null;
  }
  return /^(\/(?!\/)|\?)/.test(target) ? querySuspicion(target) : null;
}
