import { render, screen } from '@testing-library/react';
import { Action, Actions } from '../../../src/blocks';
import { loadScript } from '../../../src/browser/loadScript';
import { thirdParties } from '../../../src/config/thirdParties';
import { company } from '../../../src/facts/company';
import { contactUsLink, freeAssessmentLink } from '../../../src/facts/navigation';
import { topics } from '../../../src/facts/topics';
import { TopicProvider } from '../../../src/ui/enquiryLink';
import { Link } from '../../../src/ui/Link';
import { plainTextOf, slug } from '../../../src/ui/text';

const isExternal = (to: string) => {
  const { unmount } = render(<Link to={to}>Words</Link>);
  const target = screen.getByRole('link').getAttribute('target');
  unmount();
  return target === '_blank';
};

it('opens other sites in a new tab, and nothing else', () => {
  const addresses = ['/contact', '#form', '?tier=free', 'https://elsewhere.example', `mailto:${company.email}`];
  expect(addresses.filter(isExternal)).toEqual(['https://elsewhere.example']);
});

const [topic] = topics;
const [path = ''] = topic?.pages ?? [];

function actionOn(page: string, to: string) {
  render(
    <TopicProvider path={page}>
      <Actions>
        <Action to={to} />
      </Actions>
    </TopicProvider>,
  );
  return screen.getByRole('link');
}

it.each([freeAssessmentLink, contactUsLink])(
  'a button to $to without a label has the label from the facts',
  ({ to, title }) => {
    expect(actionOn('/', `${to}?interest=support`)).toHaveTextContent(title);
  },
);

it('a button on the page of a topic carries the topic', () => {
  expect(actionOn(path, freeAssessmentLink.to)).toHaveAttribute(
    'href',
    `${freeAssessmentLink.to}?interest=${topic?.value}`,
  );
});

it('keeps an anchor, and replaces the option that stands for the topic', () => {
  const to = `${freeAssessmentLink.to}?interest=${topic?.assessment}#assessment-form`;
  const carried = `${freeAssessmentLink.to}?interest=${topic?.value}#assessment-form`;
  expect(actionOn(path, to)).toHaveAttribute('href', carried);
});

it.each([
  ['/', freeAssessmentLink.to],
  [path, `${contactUsLink.to}?tier=team`],
  [path, `${contactUsLink.to}?interest=support`],
  [path, '#assessment-form'],
])('on %s, %s stays as it is', (page, to) => {
  expect(actionOn(page, to)).toHaveAttribute('href', to);
});

it('uses one Trusted Types policy in browsers that have them', () => {
  const createPolicy = jest.fn((_name: string, rules: ScriptUrlRules) => rules);
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  loadScript(`${thirdParties.analytics.scriptUrl}?id=G-1`, { chatId: 'a' });
  loadScript(thirdParties.chat.scriptUrl);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('site-third-parties');
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    `${thirdParties.analytics.scriptUrl}?id=G-1`,
    thirdParties.chat.scriptUrl,
  ]);
  expect(document.scripts[0]?.dataset.chatId).toBe('a');
});

it.each(['https://elsewhere.example/x.js', `${thirdParties.chat.scriptUrl}.js`, 'data:text/javascript,alert(1)'])(
  'rejects %s, which is not a third party of the site',
  (address) => {
    expect(() => loadScript(address)).toThrow(`No script may be loaded from ${address}.`);
    expect([...document.scripts].map(({ src }) => src)).not.toContain(address);
  },
);

it.each([
  ['Does This Sound Like You?', 'does-this-sound-like-you'],
  ['What’s in the bill', 'whats-in-the-bill'],
  ['  São Paulo & SOC 2 ', 'sao-paulo-soc-2'],
])('the anchor of "%s" is "%s"', (title, anchor) => {
  expect(slug(title)).toBe(anchor);
});

it('keeps paragraphs apart and sentences whole', () => {
  const answer = [
    <p key="one">
      No, <strong>rarely</strong>.
    </p>,
    <p key="two">Most tools can exchange data.</p>,
    <ul key="three">
      <li>One</li>
      <li>Two</li>
    </ul>,
  ];
  expect(plainTextOf(answer)).toBe('No, rarely. Most tools can exchange data. One Two');
});
