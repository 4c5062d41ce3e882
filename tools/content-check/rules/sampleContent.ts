import { rangeOf } from '../../../lib/message';
import { elementsOf, settingOfName } from '../../pages/elements';
import { rule } from '../context';
import { matchesIn, textsOf } from '../texts';

/** Placeholder texts. */
const PLACEHOLDERS: Readonly<Record<string, RegExp>> = {
  latin: /\b(?:lorem ipsum(?: dolor sit amet)?|dolor sit amet|consectetur adipiscing)\b/gi,
  note: /\b(?:TODO|TBD|TBC|TBA|FIXME|XXX|TKTK)\b/g,
  name: /\b(?:Jane|John|Joe) (?:Doe|Public)\b|\bAcme\b(?: (?:Inc|Corp|Ltd|LLC|Corporation|Company)\b)?/gi,
  phone: /(?:\(\d{3}\)|\b\d{3})[ .-]555[ .-]?\d{4}\b|\b123[ .-]456[ .-]7890\b/g,
  bracket:
    /\[(?:your|insert|add|company|client|customer|name|first|last|date|link|url|phone|e-?mail|address|city|number|price|title|x+)\b[^\]\n]*\](?![([])/gi,
  template:
    /\byour (?:company|name|text|title) here\b|\b(?:text|title|content) goes here\b|\bplaceholder text\b|\bclick to add \w+\b/gi,
};

/** Placeholder text outside blocks with the setting `sample`, which `npm run check:launch` lists. */
export const sampleContent = rule('sample-content', '/handbook/words#sample-content', ({ page, report }) => {
  if (page.kind === 'handbook') return;
  const samples = elementsOf(page)
    .filter((it) => settingOfName(page, it, 'sample'))
    .map(rangeOf);
  for (const { match, start, end } of Object.values(PLACEHOLDERS).flatMap((it) => matchesIn(textsOf(page), it)))
    if (!samples.some((sample) => start >= sample.start && start < sample.end))
      report({ start, end }, `"${match[0].replace(/\s+/g, ' ')}" is a placeholder. Write the real text, or delete it.`);
});
