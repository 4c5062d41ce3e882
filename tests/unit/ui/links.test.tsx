import { render, screen } from '@testing-library/react';
import { Action, Actions } from '../../../src/blocks';
import { company } from '../../../src/facts/company';
import { contactUs, freeAssessment } from '../../../src/facts/navigation';
import { topics } from '../../../src/facts/topics';
import { TopicProvider } from '../../../src/ui/enquiryLink';
import { Link } from '../../../src/ui/Link';

const isExternal = (to: string) => {
  const { unmount } = render(<Link to={to}>Words</Link>);
  const target = screen.getByRole('link').getAttribute('target');
  unmount();
  return target === '_blank';
};

it('says of every link to another site that it opens in a new tab', () => {
  const addresses = [
    'https://elsewhere.example',
    '//elsewhere.example/contact',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
  ];
  expect(addresses.filter(isExternal)).toEqual(addresses);
});

it('opens the site’s own addresses in the same tab', () => {
  const addresses = ['/contact', '#form', '?tier=free', `https://${company.domain}/about`, `mailto:${company.email}`];
  expect(addresses.filter(isExternal)).toEqual([]);
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

it.each([freeAssessment, contactUs])('a button to $to without words has the words of the facts', ({ to, title }) => {
  expect(actionOn('/', `${to}?interest=support`)).toHaveTextContent(title);
});

it('a button on the page of a topic carries the topic', () => {
  expect(actionOn(path, freeAssessment.to)).toHaveAttribute('href', `${freeAssessment.to}?interest=${topic?.value}`);
});

it('keeps an anchor, and replaces the option that stands for the topic', () => {
  const to = `${freeAssessment.to}?interest=${topic?.assessment}#assessment-form`;
  const carried = `${freeAssessment.to}?interest=${topic?.value}#assessment-form`;
  expect(actionOn(path, to)).toHaveAttribute('href', carried);
});

it.each([
  ['/', freeAssessment.to],
  [path, `${contactUs.to}?tier=team`],
  [path, `${contactUs.to}?interest=support`],
  [path, '#assessment-form'],
])('on %s, %s stays as it is', (page, to) => {
  expect(actionOn(page, to)).toHaveAttribute('href', to);
});
