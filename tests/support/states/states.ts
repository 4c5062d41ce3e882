import type { EnquiryKind } from '../../../src/config/mailSettings';
import { menus } from '../../../src/site/navigation';
import type { SendFailure } from '../../../src/site/sendMessages';

/**
 * What a visitor can meet besides pages at rest. `tests/browser/configured/states.test.ts` checks each of these states.
 */

/** What the mail service answers; `cut` ends the connection, `never` does not answer. */
type MailAnswer = { status: number; text: string } | 'cut' | 'never';

/** Selectors match the first visible element. */
export type Step =
  | { click: string }
  | { point: string }
  | { focus: string }
  | { fill: string; with: string }
  /** Chooses the last option. */
  | { choose: string }
  /** Submits a form without its button, as a script may. */
  | { submit: string }
  | { goOffline: true };

export interface SiteState {
  name: string;
  /** A route, or a part of the HTML by which the first page with it is found. */
  page: `/${string}` | { containing: string };
  steps: readonly Step[];
  /** The element that appears. */
  shows: string;
  /** A phone's width instead of a desktop's. */
  isPhone?: boolean;
  isPrinted?: boolean;
  answer?: MailAnswer;
  /** The entry of the error catalog whose message it shows. */
  failure?: SendFailure;
  /** Asks for consent; in all other states the visitor has refused. */
  asksForConsent?: boolean;
  /** Without mail settings. */
  hasNoMail?: boolean;
  /** Submitted faster than a person can. */
  isHurried?: boolean;
}

const OPEN_DRAWER = '[commandfor=drawer][command=show-modal]';
const TOAST = '[data-preset] [data-type]';

const FORM_NAMES: Record<EnquiryKind, string> = {
  contact: 'Contact form on /contact',
  assessment: 'Assessment form on /assessment',
};

function fillIn(kind: EnquiryKind): Step[] {
  const form = `#${kind}-form`;
  const last: Step =
    kind === 'contact'
      ? { fill: `${form} [name=message]`, with: 'Orders are typed twice.' }
      : { fill: `${form} [name=company]`, with: 'Analytical Engines' };
  return [
    { fill: `${form} [name=name]`, with: 'Ada Lovelace' },
    { fill: `${form} [name=email]`, with: 'ada@example.com' },
    { choose: `${form} [name=interest]` },
    last,
    { click: `${form} [type=checkbox]` },
  ];
}

const send = (kind: EnquiryKind): Step => ({ click: `#${kind}-form [type=submit]` });

function formStates(kind: EnquiryKind): SiteState[] {
  const form = `#${kind}-form`;
  const page = `/${kind}` as const;
  const named = (what: string) => `${FORM_NAMES[kind]}, ${what}`;
  const filled = [...fillIn(kind), send(kind)];
  return [
    { name: named('empty'), page, steps: [], shows: form },
    {
      name: named('with mistakes'),
      ...{ page, steps: [{ click: `${form} [type=checkbox]` }, send(kind)], shows: form },
    },
    {
      name: named('filled in'),
      ...{ page, steps: fillIn(kind), shows: form },
    },
    {
      name: named('without the agreement'),
      ...{ page, steps: [{ submit: form }], shows: TOAST },
    },
    {
      name: named('sending'),
      ...{ page, steps: filled, answer: 'never', shows: form },
    },
    {
      name: named('offline'),
      ...{ page, steps: [...fillIn(kind), { goOffline: true }, send(kind)], shows: form },
    },
    {
      name: named('sent'),
      ...{ page, steps: filled, shows: `${form} section[tabindex="-1"]` },
    },
    { name: named('sent, the toast'), page, steps: filled, shows: TOAST },
  ];
}

/** What the mail service does in each entry of the error catalog, and an answer that leads to it (`src/forms/sendError.ts`). */
const FAILURES: Record<SendFailure, { what: string; answer?: MailAnswer }> = {
  template: { what: 'does not know the template', answer: { status: 400, text: 'The template ID not found' } },
  service: { what: 'does not know the account', answer: { status: 400, text: 'The service ID not found' } },
  credentials: { what: 'does not know the key', answer: { status: 400, text: 'The Public Key is invalid' } },
  invalidRequest: { what: 'cannot read the message', answer: { status: 400, text: 'Bad request' } },
  accessDenied: { what: 'denies access', answer: { status: 403, text: 'Forbidden' } },
  tooMany: { what: 'has too much to do', answer: { status: 429, text: 'Too Many Requests' } },
  network: { what: 'cannot be reached', answer: 'cut' },
  other: { what: 'fails', answer: { status: 500, text: 'Internal error' } },
  notConfigured: { what: 'is not set up' },
};

function failureState(kind: EnquiryKind, failure: SendFailure): SiteState {
  const { what, answer } = FAILURES[failure];
  return {
    name: `${FORM_NAMES[kind]}, the mail service ${what}`,
    ...{ page: `/${kind}`, steps: [...fillIn(kind), send(kind)], shows: TOAST },
    failure,
    ...(answer ? { answer } : { hasNoMail: true }),
  };
}

export const states: readonly SiteState[] = [
  ...menus.map(
    ({ id, title }): SiteState => ({
      name: `Menu “${title}”, open`,
      ...{ page: '/', steps: [{ point: `[data-menu="${id}"] > button` }], shows: `#menu-${id}` },
    }),
  ),
  {
    name: 'Drawer, open',
    ...{ page: '/', steps: [{ click: OPEN_DRAWER }], shows: '#drawer', isPhone: true },
  },
  {
    name: 'Question, open',
    ...{ page: { containing: 'data-questions' }, steps: [{ click: '[data-questions] summary' }] },
    ...{ shows: '[data-questions] details[open]' },
  },
  {
    name: 'Tooltip',
    ...{ page: { containing: 'data-tooltip' }, steps: [{ point: '[data-tooltip]' }], shows: '[role=tooltip]' },
  },
  {
    name: 'Button, pointed at',
    ...{ page: '/', steps: [{ point: 'main a[href="/assessment"]' }], shows: 'main a[href="/assessment"]' },
  },
  {
    name: 'Button, focused',
    ...{ page: '/', steps: [{ focus: 'main a[href="/assessment"]' }], shows: 'main a[href="/assessment"]' },
  },
  ...formStates('contact'),
  ...Object.keys(FAILURES).map((failure) => failureState('contact', failure as SendFailure)),
  {
    ...failureState('contact', 'other'),
    name: `${FORM_NAMES.contact}, taken for a bot`,
    ...{ failure: undefined, answer: undefined, isHurried: true },
  },
  ...formStates('assessment'),
  failureState('assessment', 'other'),
  {
    name: 'Consent question',
    ...{ page: '/', steps: [], shows: '[data-consent=question]', asksForConsent: true },
  },
  {
    name: 'Page not found',
    page: '/no-such-page',
    steps: [],
    shows: 'main',
  },
  {
    name: 'A printed page',
    ...{ page: '/', steps: [], shows: 'main', isPrinted: true },
  },
];
