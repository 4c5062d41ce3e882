import * as v from 'valibot';
import { texts } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const DESCRIPTION = 'Text of a control';

/** Text of controls and of the two system screens, and names for assistive technology. Text of a page is in its MDX file. */
export const schema = v.strictObject({
  strings: v.strictObject({
    ...texts(
      DESCRIPTION,
      'skipToContent',
      'skipNavigation',
      'mainNavigation',
      'switchTheme',
      'openMenu',
      'closeMenu',
      'drawerTitle',
      'footerNavigation',
      'actions',
      'newTab',
      'copy',
      'copied',
      'copyFailed',
      'codeSample',
      'quotations',
      'visitPartner',
      'applyNow',
      'generalApplication',
      'onThisPage',
      'lastUpdated',
      'inShort',
      'notesSumUp',
      'included',
      'notIncluded',
      'perMonth',
      'noPlans',
      'noPartners',
      'customPrice',
      'readMore',
      'trailEnd',
      'notFoundTitle',
      'notFoundDescription',
      'errorTitle',
      'errorHome',
      'errorRetry',
      'errorUnknown',
      'socialLinks',
      'authenticating',
      'authenticatingTime',
      'authenticationError',
      'authenticationFailed',
      'toast',
      'closeToast',
      'toasts',
    ).entries,
    stations: texts('Heading of a station in the diagram Tracks', 'input', 'work', 'check', 'output'),
    subscriptionActivated: texts('Notice after a payment', 'title', 'description'),
  }),
});

export const { strings } = readFacts(__filename, schema);
