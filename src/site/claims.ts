/**
 * Claims that the specification gives with two different figures, each for its own place. They are side by side so that
 * nobody "corrects" one of them.
 */
export const claims = {
  /** Years of experience of the people, more than the age of the company. */
  experience: '20+',
  transformations: {
    /** Home page: transformations that went into operation. */
    home: '127+',
    /** Questions: all projects, including advisory work. */
    questions: '157+',
  },
  founded: {
    /** /about: the year in which the payment solutions firm was founded. */
    story: 2015,
    /** Structured data: the year in which the earlier practice was registered. */
    structuredData: 2000,
  },
} as const;

/**
 * Claims that nobody has confirmed. Remove a name when you can prove its figure; `npm run check:launch` lists the rest.
 */
export const unconfirmedClaims: readonly (keyof typeof claims)[] = ['experience', 'transformations', 'founded'];
