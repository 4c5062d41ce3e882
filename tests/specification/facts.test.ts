import { organization } from '../../src/seo/jsonLd';
import { claims } from '../../src/site/claims';
import { company } from '../../src/site/company';
import { cookies } from '../../src/site/cookies';
import { groupPartners } from '../../src/site/partnerGroups';
import { partnerCategories, partners } from '../../src/site/partners';
import { plans } from '../../src/site/plans';
import { offerCatalog } from '../../src/site/services';

it('the claims have the specified figures', () => {
  expect(claims).toEqual({
    experience: '20+',
    transformations: { home: '127+', questions: '157+' },
    founded: { story: 2015, structuredData: 2000 },
    entryPrice: '$4,999',
  });
});

it('the company is where the specification says', () => {
  expect(company.address).toEqual({ city: 'Salt Lake City', region: 'UT', postalCode: '84101', country: 'US' });
  expect(company.social).toHaveLength(4);
});

it('structured data has the specified services and price', () => {
  expect(offerCatalog.services.map(({ name }) => name)).toEqual([
    'AI Solutions & Machine Learning',
    'Cloud Infrastructure & DevOps',
    'Custom Software Development',
    'Advanced Security Solutions',
  ]);
  expect(organization()).toMatchObject({ makesOffer: { price: '4999.00', priceCurrency: 'USD' } });
});

it('the plans have the specified prices, limits, trials and badges', () => {
  const rows = plans.map(({ tier, name, price, badge, features }) => [
    tier,
    name,
    price,
    badge,
    ...features.slice(0, 3).map(({ title }) => title),
  ]);
  expect(rows).toEqual([
    ['free', 'Free', 0, undefined, '1 user', '100 API calls a day', 'No trial needed'],
    ['professional', 'Professional', 49, 'Popular', '5 users', '1,000 API calls a day', '14-day trial'],
    ['team', 'Team', 99, undefined, '10 users', '10,000 API calls a day', '14-day trial'],
    ['enterprise', 'Enterprise', null, 'Ultimate', 'Unlimited users', 'Unlimited API calls', 'Terms agreed with you'],
  ]);
});

it('there are 14 partners in the specified categories', () => {
  expect(partners).toHaveLength(14);
  expect(partnerCategories).toEqual([
    'AI & Data',
    'Cloud Infrastructure',
    'Business Solutions',
    'Security',
    'Development & DevOps',
    'Payment Solutions',
  ]);
  const [partner] = partners;
  if (!partner) throw new Error('There are no partners.');
  expect(groupPartners([{ ...partner, category: 'Unknown' }]).map(({ category }) => category)).toEqual(['Other']);
});

it('the cookies are the specified ones', () => {
  expect(cookies.map(({ name, duration, group }) => [name, duration, group])).toEqual([
    ['_session', 'Until you close the browser', 'necessary'],
    ['_ga', '2 years', 'analytics'],
    ['_gid', '24 hours', 'analytics'],
    ['_gat', '1 minute', 'analytics'],
    ['user_preferences', '1 year', 'necessary'],
  ]);
});
