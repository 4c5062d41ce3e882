import { consentStrings, cookies } from './cookies';

/**
 * The question about analytics. A module of its own, because the script of every page with React contains it and needs
 * no more of the list of cookies.
 */
export const consent = {
  ...consentStrings,
  cookies: cookies.filter(({ group }) => group === 'analytics').map(({ name, duration }) => ({ name, duration })),
};
