/** The services in the Organization's offer catalogue, in order. The wording is fixed by the specification. */
export const offerCatalog = {
  name: 'Technology consulting services',
  services: [
    { name: 'AI Solutions & Machine Learning', path: '/ai-solutions' },
    { name: 'Cloud Infrastructure & DevOps', path: '/cloud-infrastructure' },
    { name: 'Custom Software Development', path: '/custom-software-development' },
    { name: 'Advanced Security Solutions', path: '/advanced-security' },
  ],
} as const;

/** The one offer with a price: entry price of an engagement, in US dollars. */
export const entryOffer = { price: '4999.00', currency: 'USD' } as const;
