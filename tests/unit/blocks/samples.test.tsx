import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Job, Jobs, People, Person, Quote, Quotes } from '../../../src/blocks';
import { strings } from '../../../src/site/strings';

const cases: [name: string, block: (sample: boolean) => ReactNode][] = [
  [
    'a testimonial',
    (sample) => (
      <Quotes>
        <Quote author="Ada Lind" position="Owner" company="Lind Bakery" sample={sample}>
          It works.
        </Quote>
      </Quotes>
    ),
  ],
  [
    'a person',
    (sample) => (
      <People>
        <Person name="Ada Lind" role="Engineer" sample={sample}>
          Builds.
        </Person>
      </People>
    ),
  ],
  [
    'a position',
    (sample) => (
      <Jobs>
        <Job title="Engineer" department="Cloud" location="Ogden, UT" type="Full-time" sample={sample}>
          You build.
        </Job>
      </Jobs>
    ),
  ],
];

it.each(cases)('%s says that it is a sample', (_, block) => {
  render(block(true));
  expect(screen.getByText(new RegExp(`\\b${strings.sample}\\b`))).toBeInTheDocument();
});

it.each(cases)('%s that is real does not', (_, block) => {
  render(block(false));
  expect(screen.queryByText(new RegExp(`\\b${strings.sample}\\b`))).toBeNull();
});
