import { type Fact, factIn } from '../facts';
import type { LaunchRule } from '../rule';

const FILE = 'src/site/claims.ts';

/** `127+ and 157+`: all values of a claim. */
function valuesOf({ value, entries }: Fact): string {
  return value === null ? [...entries.values()].map((entry) => entry.value).join(' and ') : String(value);
}

/** Claims that nobody has confirmed. */
export const claims: LaunchRule = {
  name: 'claims',
  check(site) {
    const all = factIn(site, FILE, 'claims').entries;
    return factIn(site, FILE, 'unconfirmedClaims').items.flatMap(({ value }) => {
      const claim = all.get(String(value));
      if (!claim) return [];
      return {
        file: FILE,
        line: claim.line,
        what: `The claim "${value}" is not confirmed: ${valuesOf(claim)}.`,
        mend: `Write what you can prove, then delete "${value}" from unconfirmedClaims.`,
      };
    });
  },
};
