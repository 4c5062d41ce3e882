import { render, screen } from '@testing-library/react';
import { company } from '../../../src/site/company';
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
