import { lineOf } from '../lines';
import type { LaunchRule } from '../rule';

/** `127+ and 157+`: all values of a claim. */
function valuesOf(claim: unknown): string {
  return typeof claim === 'object' && claim !== null ? Object.values(claim).join(' and ') : String(claim);
}

/** Claims that nobody has confirmed. */
export const claims: LaunchRule = {
  name: 'claims',
  check: (site) =>
    site.facts.unconfirmedClaims.map((name) => ({
      ...lineOf(site, 'src/site/claims.yaml', `  ${name}:`),
      what: `The claim "${name}" is not confirmed: ${valuesOf(site.facts.claims[name])}.`,
      mend: `Write what you can prove, then delete "${name}" from unconfirmedClaims.`,
    })),
};
