/**
 * Claims that are made in two readings. The specification of the site gives both and places each of them,
 * so both are kept here, side by side, where nobody can mend one by accident.
 */
export const claims = {
  /** Years of experience of the people, which is more than the age of the company. */
  experience: '20+',
  transformations: {
    /** Home page band: transformations that were carried through to operation. */
    home: '127+',
    /** Answer in the questions: all projects, advisory work included. */
    questions: '157+',
  },
  founded: {
    /** The story on /about: the year the payment solutions firm was founded. */
    story: 2015,
    /** Organization structured data: the year the earlier practice was registered. */
    structuredData: 2000,
  },
} as const;

/**
 * Claims above that nobody has confirmed. Take a name out when its figure can be proved; `npm run check:launch` lists
 * what is left.
 */
export const unconfirmedClaims: readonly (keyof typeof claims)[] = ['experience', 'transformations', 'founded'];
