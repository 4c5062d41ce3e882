import * as v from 'valibot';
import { group, template, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** Interface text. `blockStrings` is what blocks add to a page, `chat` the sample conversation, `strings` everything else. */
export const schema = v.strictObject({
  strings: v.strictObject({
    ...group(text, ['skipToContent', 'skipNavigation', 'mainNavigation', 'footerNavigation']).entries,
    ...group(text, ['openMenu', 'closeMenu', 'drawerTitle', 'switchTheme', 'actions']).entries,
    ...group(text, ['newTab', 'copy', 'copied', 'copyFailed', 'socialLinks']).entries,
    ...group(text, ['notFoundTitle', 'notFoundDescription']).entries,
    ...group(text, ['errorTitle', 'errorHome', 'errorRetry', 'errorUnknown']).entries,
    ...group(text, ['authenticating', 'authenticatingHint', 'authenticationError', 'authenticationFailed']).entries,
    ...group(text, ['toast', 'closeToast', 'toasts']).entries,
    subscriptionActivated: group(text, ['title', 'description']),
  }),
  blockStrings: v.strictObject({
    ...group(text, ['readMore', 'more', 'sample', 'bookCall', 'assessmentTerms', 'quotations']).entries,
    ...group(text, ['applyNow', 'generalApplication', 'onThisPage', 'lastUpdated', 'inShort', 'notesAreSummaries'])
      .entries,
    ...group(text, ['included', 'notIncluded', 'perMonth', 'customPrice', 'noPlans']).entries,
    ...group(text, ['visitPartner', 'otherPartners', 'noPartners']).entries,
    stations: group(text, ['input', 'work', 'check', 'output']),
    contactDetails: group(text, ['email', 'phone', 'calendar', 'open', 'readBy', 'address']),
    allRows: template('total'),
    applicationSubject: template('position'),
    partnerLogo: template('partner'),
    samples: group(text, ['quotes', 'people', 'jobs']),
    pen: group(text, ['struck', 'ringed', 'kept', 'added']),
  }),
  chat: v.strictObject({
    ...group(text, ['window', 'open', 'opening', 'placeholder', 'handoff']).entries,
    speakers: group(text, ['visitor', 'assistant', 'person']),
    conversation: v.array(v.strictObject({ from: v.picklist(['visitor', 'assistant', 'person']), text })),
  }),
});

export const { strings, blockStrings, chat } = readFacts(__filename, schema);
