import { consentStrings, cookies } from './cookies';

/**
 * The question about analytics. A separate module, because the script of every page with React contains it and needs
 * nothing else from the list of cookies.
 */
export const consent = {
  ...consentStrings,
  cookies: cookies.filter(({ group }) => group === 'analytics').map(({ name, duration }) => ({ name, duration })),
};
