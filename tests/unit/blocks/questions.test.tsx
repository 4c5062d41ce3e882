import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EmailLink, Question, Questions } from '../../../src/blocks';
import { company } from '../../../src/site/company';

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

it('has structured data with the questions and answers, including the e-mail address', () => {
  document.body.innerHTML = renderToString(questions);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data.mainEntity.map((entry: { name: string }) => entry.name)).toEqual(['One?', 'Two?', 'Three?']);
  expect(data.mainEntity[0].acceptedAnswer.text).toBe(`Write to ${company.email}.`);
});

it('keeps two equal questions apart while one is being written', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Questions>
      <Question title="Same?">One.</Question>
      <Question title="Same?">Two.</Question>
    </Questions>,
  );
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
