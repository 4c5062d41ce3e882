import { elementsOf, sampleMark, settingOfName } from '../../content-check/elements';
import type { LaunchRule } from '../rule';

/** How a finding names a block: a noun, and the setting with the name. */
const KINDS: Record<string, { kind: string; naming: string }> = {
  Quote: { kind: 'The testimonial by', naming: 'author' },
  Person: { kind: 'The person', naming: 'name' },
  Job: { kind: 'The position', naming: 'title' },
};

/** Testimonials, people and positions that are marked as samples. */
export const sampleBlocks: LaunchRule = {
  name: 'sample-blocks',
  check: ({ pages }) =>
    pages.flatMap((page) =>
      elementsOf(page).flatMap((element) => {
        const mark = sampleMark(element);
        if (!mark) return [];
        const { kind, naming } = KINDS[element.name ?? ''] ?? { kind: `The <${element.name}>`, naming: 'title' };
        return {
          file: page.file,
          line: mark.position?.start.line ?? 1,
          what: `${kind} ${settingOfName(page, element, naming)?.value ?? 'without a name'} is a sample.`,
          mend: `Replace it with a real one and delete the setting "sample", or delete the <${element.name}>.`,
        };
      }),
    ),
};
