import { reservedDomainIn } from '../../../lib/reservedDomain';
import type { LaunchRule } from '../rule';

/** Addresses in pages that reach nobody, in text and in code samples. */
export const reservedAddresses: LaunchRule = {
  name: 'reserved-addresses',
  check: ({ pages }) =>
    pages.flatMap(({ file, source }) =>
      source.split('\n').flatMap((text, index) => {
        const domain = reservedDomainIn(text);
        return domain
          ? { file, line: index + 1, what: `${domain} reaches nobody.`, mend: 'Write the real address.' }
          : [];
      }),
    ),
};
