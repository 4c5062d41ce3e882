import type { CheerioAPI } from 'cheerio';

/** An attribute that a browser obeys under the site's policy only if it points to this site. */
interface Resource {
  selector: string;
  attribute: string;
}

const RESOURCES: readonly Resource[] = [
  { selector: 'script[src]', attribute: 'src' },
  { selector: 'img[src]', attribute: 'src' },
  { selector: 'img[srcset], source[srcset]', attribute: 'srcset' },
  { selector: 'image[href], use[href]', attribute: 'href' },
  {
    selector:
      'link:is([rel~=stylesheet], [rel~=icon], [rel=manifest], [rel=preload], [rel=prefetch], [rel=modulepreload])',
    attribute: 'href',
  },
];

/** Elements that the policy gives no effect at all. */
const REFUSED = 'base, iframe, frame, object, embed, video, audio';

const OPENING_TAG_LENGTH = 160;

/** Browsers ignore these characters inside a scheme: https://url.spec.whatwg.org/#concept-basic-url-parser */
const isScriptAddress = (value: string) => /^javascript:/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
const isElsewhere = (value: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(value.trim()) && !value.startsWith('data:');

/**
 * Everything in a page that the site's content policy forbids, and that a visitor would therefore miss: what and where,
 * in words for the person who wrote it. Inline scripts are another matter: see `plugins/post-build/contentPolicies.ts`.
 */
export function policyViolations($: CheerioAPI): string[] {
  const faults: string[] = [];
  const report = (element: Parameters<CheerioAPI>[0], reason: string) => {
    const openingTag = /^<[^>]*>/.exec($.html($(element).clone().empty()))?.[0] ?? '';
    faults.push(`${openingTag.slice(0, OPENING_TAG_LENGTH)}: ${reason}`);
  };

  $('*').each((_, element) => {
    for (const [name, value] of Object.entries($(element).attr() ?? {})) {
      if (name === 'style') report(element, 'a style attribute. Use a class of a CSS module.');
      if (name.startsWith('on')) report(element, `${name} runs a script from an attribute. Use a React event handler.`);
      if (name === 'action' || name === 'formaction') report(element, `${name} sends a form away. Use src/forms.`);
      if (isScriptAddress(value)) report(element, `${name} holds a javascript: address. Use a button.`);
    }
  });
  for (const { selector, attribute } of RESOURCES) {
    $(selector).each((_, element) => {
      const addresses = ($(element).attr(attribute) ?? '').split(attribute === 'srcset' ? ', ' : '\0');
      if (addresses.some(isElsewhere)) {
        report(element, `${attribute} points to another site. Put the file into static/ and write its path.`);
      }
    });
  }
  $(REFUSED).each((_, element) => report(element, 'this element is not allowed on the site. Link to what it shows.'));
  return faults;
}
