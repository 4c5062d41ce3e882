import { render, screen } from '@testing-library/react';
import { Action, Actions } from '../../../src/blocks';
import { contactUs, freeAssessment } from '../../../src/site/navigation';
import { topics } from '../../../src/site/topics';
import { TopicProvider } from '../../../src/ui/enquiryLink';

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
