import { reservedDomainIn } from '../../../lib/reservedDomain';
import type { LaunchRule } from '../rule';

/** Addresses in pages under which nobody can be reached, in words and in code to copy alike. */
export const reservedAddresses: LaunchRule = {
  name: 'reserved-addresses',
  check: ({ pages }) =>
    pages.flatMap(({ file, source }) =>
      source.split('\n').flatMap((text, index) => {
        const domain = reservedDomainIn(text);
        return domain
          ? { file, line: index + 1, what: `Nobody can be reached at ${domain}.`, mend: 'Write the real address.' }
          : [];
      }),
    ),
};
