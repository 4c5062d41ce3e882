/** The services in the offer catalog of the structured data. The specification fixes the names and their order. */
export const offerCatalog = {
  name: 'Technology consulting services',
  services: [
    { name: 'AI Solutions & Machine Learning', path: '/ai-solutions' },
    { name: 'Cloud Infrastructure & DevOps', path: '/cloud-infrastructure' },
    { name: 'Custom Software Development', path: '/custom-software-development' },
    { name: 'Advanced Security Solutions', path: '/advanced-security' },
  ],
} as const;

/** The only offer with a price: the entry price of an engagement. */
export const entryOffer = { price: '4999.00', currency: 'USD' } as const;
