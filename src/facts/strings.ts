import * as v from 'valibot';
import { group, template, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** Text that is on no page: of controls, blocks, the two system screens and the chat, and names for assistive technology. */
export const schema = v.strictObject({
  strings: v.strictObject({
    ...group(
      text,
      'skipToContent skipNavigation mainNavigation footerNavigation openMenu closeMenu drawerTitle switchTheme actions',
      'newTab copy copied copyFailed quotations visitPartner applyNow generalApplication readMore socialLinks',
      'onThisPage lastUpdated inShort notesSumUp included notIncluded perMonth customPrice noPlans noPartners',
      'notFoundTitle notFoundDescription errorTitle errorHome errorRetry errorUnknown',
      'authenticating authenticatingTime authenticationError authenticationFailed toast closeToast toasts',
    ).entries,
    stations: group(text, 'input work check output'),
    subscriptionActivated: group(text, 'title description'),
  }),
  blockStrings: v.strictObject({
    ...group(text, 'more sample bookCall assessmentPromise').entries,
    contactDetails: group(text, 'email telephone calendar open readBy address'),
    allRows: template('total'),
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
