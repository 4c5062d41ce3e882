import type { CheerioAPI } from 'cheerio';

/** An attribute whose URL the policy allows only on this site. */
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

/** Elements that the policy blocks entirely. */
const BLOCKED_ELEMENTS = 'base, iframe, frame, object, embed, video, audio';

const OPENING_TAG_LENGTH = 160;

/** Browsers ignore these characters inside a scheme: https://url.spec.whatwg.org/#concept-basic-url-parser */
const isScriptUrl = (value: string) => /^javascript:/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
const isExternal = (value: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(value.trim()) && !value.startsWith('data:');

/**
 * Finds everything in a page that the site's content policy would block, except inline scripts, which
 * `plugins/post-build/contentPolicy.ts` checks.
 * @returns messages that name the element, the reason and a fix
 */
export function policyViolations($: CheerioAPI): string[] {
  const violations: string[] = [];
  const report = (element: Parameters<CheerioAPI>[0], reason: string) => {
    const openingTag = /^<[^>]*>/.exec($.html($(element).clone().empty()))?.[0] ?? '';
    violations.push(`${openingTag.slice(0, OPENING_TAG_LENGTH)}: ${reason}`);
  };

  $('*').each((_, element) => {
    for (const [name, value] of Object.entries($(element).attr() ?? {})) {
      if (name === 'style') report(element, 'a style attribute is not allowed. Use a class from a CSS module.');
      if (name.startsWith('on')) report(element, `${name} runs a script from an attribute. Use a React event handler.`);
      if (name === 'action' || name === 'formaction')
        report(element, `${name} sends the form to a server. Use src/forms.`);
      if (isScriptUrl(value)) report(element, `${name} contains a javascript: URL. Use a button.`);
    }
  });
  for (const { selector, attribute } of RESOURCES) {
    $(selector).each((_, element) => {
      const addresses = ($(element).attr(attribute) ?? '').split(attribute === 'srcset' ? ', ' : '\0');
      if (addresses.some(isExternal)) {
        report(element, `${attribute} points to another site. Put the file in static/ and use its path.`);
      }
    });
  }
  $(BLOCKED_ELEMENTS).each((_, element) =>
    report(element, 'this element is not allowed. Link to its content instead.'),
  );
  return violations;
}
