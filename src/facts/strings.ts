import * as v from 'valibot';
import { group, template, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** Interface text. `blockStrings` is what blocks add to a page, `chat` the sample conversation, `strings` everything else. */
export const schema = v.strictObject({
  strings: v.strictObject({
    ...group(
      text,
      'skipToContent skipNavigation mainNavigation footerNavigation openMenu closeMenu drawerTitle switchTheme actions',
      'newTab copy copied copyFailed socialLinks',
      'notFoundTitle notFoundDescription errorTitle errorHome errorRetry errorUnknown',
      'authenticating authenticatingTime authenticationError authenticationFailed toast closeToast toasts',
    ).entries,
    subscriptionActivated: group(text, 'title description'),
  }),
  blockStrings: v.strictObject({
    ...group(
      text,
      'readMore more sample bookCall assessmentPromise quotations applyNow generalApplication',
      'onThisPage lastUpdated inShort notesSumUp included notIncluded perMonth customPrice noPlans',
      'visitPartner otherPartners noPartners',
    ).entries,
    stations: group(text, 'input work check output'),
    contactDetails: group(text, 'email telephone calendar open readBy address'),
    allRows: template('total'),
    applicationSubject: template('position'),
    partnerLogo: template('partner'),
    samples: group(text, 'quotes people jobs'),
    pen: group(text, 'struck ringed kept added'),
  }),
  chat: v.strictObject({
    ...group(text, 'window open opening placeholder handoff').entries,
    speakers: group(text, 'visitor assistant person'),
    conversation: v.array(v.strictObject({ from: v.picklist(['visitor', 'assistant', 'person']), text })),
  }),
});

export const { strings, blockStrings, chat } = readFacts(__filename, schema);
