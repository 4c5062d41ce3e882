import { render, screen } from '@testing-library/react';
import { PartnerDirectory } from '../../../src/blocks';

jest.mock('../../../src/facts/partners', () => {
  const { partners } = jest.requireActual('../../../src/facts/partners');
  const of = (category: string) => ({ ...partners[0], category });
  return {
    partnerCategories: ['Security', 'Payments', 'Nobody'],
    partners: [of('Robots'), of('Payments'), of('Security')],
  };
});

it('groups partners in the order of the categories, without empty ones, and unknown categories under “Other”', () => {
  render(<PartnerDirectory />);
  const categories = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(categories).toEqual(['Security', 'Payments', 'Other']);
});
