import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EmailLink, Question, Questions } from '../../../src/blocks';

const questions = (
  <Questions>
    <Question title="One?">
      Write to <EmailLink />.
    </Question>
    <Question title="Two?">
      <p>Second</p>
    </Question>
    <Question title="Three?">
      <p>Third</p>
    </Question>
  </Questions>
);

function renderQuestions() {
  render(questions);
  const summary = (title: string) => {
    const element = screen.getByText(title).closest('summary');
    if (!element) throw new Error(`No question "${title}"`);
    return element;
  };
  return { first: summary('One?'), second: summary('Two?'), third: summary('Three?') };
}

it('moves the focus with Home, End and the arrow keys, and wraps around', async () => {
  const { first, second, third } = renderQuestions();
  first.tabIndex = second.tabIndex = third.tabIndex = 0; // jsdom does not make a summary focusable
  first.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(third).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(third).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(first).toHaveFocus();
});

it('is one group, of which the browser keeps one open', () => {
  renderQuestions();
  const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

it('tells crawlers the same questions and answers, e-mail address included', () => {
  document.body.innerHTML = renderToString(questions);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data.mainEntity.map((entry: { name: string }) => entry.name)).toEqual(['One?', 'Two?', 'Three?']);
  expect(data.mainEntity[0].acceptedAnswer.text).toBe('Write to hello@kestrelridge.example.');
});
