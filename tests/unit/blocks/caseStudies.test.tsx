import { render, screen } from '@testing-library/react';
import { CaseStudies, CaseStudy } from '../../../src/blocks';
import { caseTexts } from '../../../src/facts/cases';

const mockCase = {
  page: '/case-studies/bakery',
  client: 'A bakery',
  service: '/it-services',
  title: 'The tills stayed',
  against: 'New tills',
  reason: 'The old ones were fast.',
  advised: 'A second drawer',
  figure: 'minutes a day',
  before: '30',
  after: '4',
  duration: '1 week',
  price: '$1,000',
  sample: false,
};
const mockCases = [mockCase];

jest.mock('../../../src/facts/cases', () => ({
  ...jest.requireActual('../../../src/facts/cases'),
  get cases() {
    return mockCases;
  },
}));

beforeEach(() => {
  mockCases.splice(0, Infinity, mockCase);
});

it('shows on the page of a service the cases that prove it, and refuses a service that none proves', () => {
  render(<CaseStudies service="/it-services" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', mockCase.page);
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<CaseStudies service="/computer-repair" />)).toThrow('cases.yaml');
});

it('marks an invented case, and no other, in the list and in the record', () => {
  const { unmount } = render([<CaseStudies key="list" />, <CaseStudy key="record" page={mockCase.page} />]);
  expect(screen.queryByText(caseTexts.sample)).not.toBeInTheDocument();
  unmount();
  mockCases[0] = { ...mockCase, sample: true };
  render([<CaseStudies key="list" />, <CaseStudy key="record" page={mockCase.page} />]);
  expect(screen.getAllByText(caseTexts.sample)).toHaveLength(2);
});

it('says that there are none yet, in the index and in the record, when the samples are gone', () => {
  mockCases.length = 0;
  render(<CaseStudies />);
  render(<CaseStudy />);
  expect(screen.getAllByText(caseTexts.none)).toHaveLength(2);
});
