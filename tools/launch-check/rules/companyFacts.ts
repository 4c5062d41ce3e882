import { reservedDomainIn } from '../../../lib/reservedDomain';
import { factIn } from '../facts';
import type { LaunchRule } from '../rule';

const FILE = 'src/site/company.ts';

/** Instructions where another value is not enough. */
const STEPS: Record<string, string> = {
  logo: 'Draw your mark in src/site/mark.ts and run "npm run icons"',
};

/** Facts about the company that are listed as samples, and addresses that reach nobody. */
export const companyFacts: LaunchRule = {
  name: 'company-facts',
  check(site) {
    const company = factIn(site, FILE, 'company');
    const sampleFacts = factIn(site, FILE, 'sampleFacts').items.map(({ value }) => value);
    return [...company.entries].flatMap(([name, { value, line }]) => {
      const quoted = typeof value === 'string' ? ` "${value}"` : '';
      if (sampleFacts.includes(name)) {
        return {
          file: FILE,
          line,
          what: `The ${name}${quoted} is the sample company's.`,
          mend: `${STEPS[name] ?? 'Write your own'}, then delete "${name}" from sampleFacts.`,
        };
      }
      return reservedDomainIn(quoted)
        ? { file: FILE, line, what: `The ${name}${quoted} reaches nobody.`, mend: 'Write a real one.' }
        : [];
    });
  },
};
