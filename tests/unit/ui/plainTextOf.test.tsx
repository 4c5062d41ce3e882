import { plainTextOf } from '../../../src/ui/textOf';

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
