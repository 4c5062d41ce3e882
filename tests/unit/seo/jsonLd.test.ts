import { breadcrumbList, organization, service } from '../../../src/seo/jsonLd';
import { questionPage } from '../../../src/seo/questionPage';
import { claims } from '../../../src/site/claims';
import { company, origin } from '../../../src/site/company';
import { offerCatalog } from '../../../src/site/services';

it('describes the company with its services and its price', () => {
  expect(organization()).toMatchObject({
    '@type': 'Organization',
    name: company.brand,
    alternateName: company.legalName,
    foundingDate: String(claims.founded.structuredData),
    sameAs: company.social.map(({ url }) => url),
    contactPoint: { contactType: 'customer service', availableLanguage: 'English', areaServed: 'Worldwide' },
    address: { addressLocality: company.address.city, postalCode: company.address.postalCode },
    hasOfferCatalog: {
      itemListElement: offerCatalog.services.map(({ name, to }) => ({ itemOffered: { name, url: origin + to } })),
    },
    makesOffer: { price: expect.stringMatching(/^\d+\.00$/), priceCurrency: 'USD' },
  });
});

it.each([
  ['', undefined],
  ['+1 801 555 0100', '+1 801 555 0100'],
])('with the phone number "%s", the telephone is %s', (phone, telephone) => {
  const replaced = jest.replaceProperty(company as { phone: string }, 'phone', phone);
  expect(JSON.parse(JSON.stringify(organization())).contactPoint.telephone).toBe(telephone);
  replaced.restore();
});

it('numbers breadcrumbs from 1 and makes their addresses absolute', () => {
  expect(
    breadcrumbList([
      { name: 'Home', url: '/' },
      { name: 'Team', url: '/team' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${origin}/` },
      { position: 2, name: 'Team', item: `${origin}/team` },
    ],
  });
});

it('links a service to the company', () => {
  expect(service('Cloud consulting', 'We move it.', '/cloud')).toMatchObject({
    '@type': 'Service',
    provider: { '@id': `${origin}/#organization` },
    url: `${origin}/cloud`,
  });
});

it('pairs questions with answers', () => {
  expect(questionPage([{ question: 'How?', answer: 'So.' }])).toMatchObject({
    mainEntity: [{ name: 'How?', acceptedAnswer: { text: 'So.' } }],
  });
});
