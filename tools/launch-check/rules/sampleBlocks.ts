import { visit } from 'unist-util-visit';
import { isElement, settingOfName } from '../../content-check/elements';
import { sampleMark } from '../../content-check/sampleMark';
import type { LaunchDiagnostic } from '../finding';
import type { LaunchRule } from '../rule';

/** What a visitor takes a block for, and the setting that names it. */
const KINDS: Record<string, { kind: string; naming: string }> = {
  Quote: { kind: 'testimonial by', naming: 'author' },
  Person: { kind: 'person', naming: 'name' },
  Job: { kind: 'position', naming: 'title' },
};

/** Testimonials, people and openings that are marked as samples. */
export const sampleBlocks: LaunchRule = {
  name: 'sample-blocks',
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const obstacles: LaunchDiagnostic[] = [];
      if (!page.tree) return obstacles;
      visit(page.tree, (element) => {
        if (!isElement(element)) return;
        const mark = sampleMark(element);
        if (!mark) return;
        const { kind, naming } = KINDS[element.name ?? ''] ?? { kind: `<${element.name}>`, naming: 'title' };
        obstacles.push({
          file: page.file,
          line: mark.position?.start.line ?? 1,
          what: `Sample ${kind} ${settingOfName(page, element, naming)?.value ?? ''}`.trim(),
          mend: `Replace it with a real one and delete the setting "sample", or delete the <${element.name}>.`,
        });
      });
      return obstacles;
    }),
};
