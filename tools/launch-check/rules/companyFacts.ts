import { reservedDomainIn } from '../../../lib/reservedDomain';
import { factIn } from '../facts';
import type { LaunchRule } from '../rule';

const FILE = 'src/site/company.ts';

/** What to do where writing another value is not enough. */
const STEPS: Record<string, string> = {
  logo: 'Draw your mark in src/site/mark.ts and run "npm run icons"',
};

/** Facts about the company that are named as samples, and names under which nobody can be reached. */
export const companyFacts: LaunchRule = {
  name: 'company-facts',
  check(site) {
    const company = factIn(site, FILE, 'company');
    const sampleFacts = factIn(site, FILE, 'sampleFacts').items.map(({ value }) => value);
    return [...company.entries].flatMap(([name, { value, line }]) => {
      const words = typeof value === 'string' ? ` "${value}"` : '';
      if (sampleFacts.includes(name)) {
        return {
          file: FILE,
          line,
          what: `The sample company's ${name}${words}.`,
          mend: `${STEPS[name] ?? 'Write your own'}, then take "${name}" out of sampleFacts.`,
        };
      }
      return reservedDomainIn(words)
        ? { file: FILE, line, what: `Nobody can be reached under the ${name}${words}.`, mend: 'Write a real one.' }
        : [];
    });
  },
};
