import { breadcrumbList, organization, service } from '../../../src/seo/jsonLd';
import { questionPage } from '../../../src/seo/questionPage';

it('describes the company with its four services and its price', () => {
  const data = organization();
  expect(data).toMatchObject({
    '@type': 'Organization',
    name: 'Kestrel Ridge',
    alternateName: 'Kestrel Ridge Technologies',
    foundingDate: '2000',
    contactPoint: { contactType: 'customer service', availableLanguage: 'English', areaServed: 'Worldwide' },
    address: { addressCountry: 'US', addressLocality: 'Salt Lake City', postalCode: '84101' },
    makesOffer: { price: '4999.00', priceCurrency: 'USD' },
  });
  expect(
    JSON.parse(JSON.stringify(data)).hasOfferCatalog.itemListElement.map(
      (offer: { itemOffered: { name: string } }) => offer.itemOffered.name,
    ),
  ).toEqual([
    'AI Solutions & Machine Learning',
    'Cloud Infrastructure & DevOps',
    'Custom Software Development',
    'Advanced Security Solutions',
  ]);
});

it('omits an empty telephone number', () => {
  expect(JSON.stringify(organization())).not.toContain('telephone');
});

it('numbers breadcrumbs from 1 and makes their addresses absolute', () => {
  expect(
    breadcrumbList([
      { name: 'Home', url: '/' },
      { name: 'Team', url: '/team' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://kestrelridge.example/' },
      { position: 2, name: 'Team', item: 'https://kestrelridge.example/team' },
    ],
  });
});

it('links a service to the company', () => {
  expect(service('Cloud consulting', 'We move it.', '/cloud')).toMatchObject({
    '@type': 'Service',
    provider: { '@id': 'https://kestrelridge.example/#organization' },
    url: 'https://kestrelridge.example/cloud',
  });
});

it('pairs questions with answers', () => {
  expect(questionPage([{ question: 'How?', answer: 'So.' }])).toMatchObject({
    mainEntity: [{ name: 'How?', acceptedAnswer: { text: 'So.' } }],
  });
});
