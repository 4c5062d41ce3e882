import { reservedDomainIn } from '../../../lib/reservedDomain';
import { lineOf } from '../lines';
import type { LaunchRule } from '../rule';

/** Instructions where another value is not enough. */
const STEPS: Record<string, string> = {
  logo: 'Draw your mark in src/site/mark.ts and run "npm run icons"',
};

/** Facts about the company that are listed as samples, and addresses that reach nobody. */
export const companyFacts: LaunchRule = {
  name: 'company-facts',
  check: (site) =>
    Object.entries(site.facts.company).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : '';
      const line = lineOf(site, 'src/site/company.yaml', `  ${name}:`);
      if (site.facts.sampleFacts.includes(name)) {
        return {
          ...line,
          what: `The fact "${name}"${text && ` (${text})`} is the sample company's.`,
          mend: `${STEPS[name] ?? 'Write your own'}, then delete "${name}" from sampleFacts.`,
        };
      }
      return reservedDomainIn(text)
        ? { ...line, what: `The fact "${name}" (${text}) reaches nobody.`, mend: 'Write a real one.' }
        : [];
    }),
};
