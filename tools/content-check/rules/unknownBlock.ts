import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { certain, didYouMean, nearest } from '../../../lib/nearest';
import { lineNumber } from '../../../lib/text';
import { BLOCKS_MODULE } from '../blocks';
import { elementsOf, isBlockName, nameRange } from '../elements';
import { missingImport, pageImports } from '../imports';
import { pageOf, reporter, siteOf } from '../lint';

/** Blocks that are not imported, do not exist, or are written in lower case. Each is reported once. */
export const unknownBlock = lintRule<Root>(
  { origin: 'check:unknown-block', url: '/handbook/blocks' },
  async (_, file) => {
    const page = pageOf(file);
    const report = reporter(file);
    if (page.kind === 'facts') return;
    const types = Object.keys(await siteOf(file).blocks());
    const imports = pageImports(page);
    const known = new Set(imports.map(({ local }) => local));
    // An import that cannot be read, or that is in the text, may name the block; that is one mistake.
    const unread = page.source.match(/^[ \t]*import\b.*(?:\n(?!\s*\n|<).*)*/gim)?.join(' ') ?? '';
    const elements = new Map([...elementsOf(page)].reverse().map((it) => [it.name?.split('.')[0] ?? '', it]));
    const strange = [...elements].reverse().filter(([name]) => name !== '' && !known.has(name));
    const missing = strange.filter(([name]) => types.includes(name) && !new RegExp(`\\b${name}\\b`).test(unread));
    const [first] = missing;
    if (first) {
      const names = missing.map(([name]) => name);
      const { place, insert } = missingImport(page, names, BLOCKS_MODULE);
      const used = missing.map(
        ([name, element]) => `<${name}> (line ${lineNumber(page.source, nameRange(element).start)})`,
      );
      report(place, `This page uses ${used.join(', ')} and does not import it. Write here: ${insert.trim()}`, insert);
    }
    for (const [name, element] of strange) {
      if (types.includes(name) || (isBlockName(name) && new RegExp(`\\b${name}\\b`).test(unread))) continue;
      const names = [...known, ...types];
      const sure = certain(name, names);
      const block = names.find((type) => type.toLowerCase() === name.toLowerCase());
      // Other names in lower case are HTML, which the rule "forbidden-code" reports.
      if (!block && !isBlockName(name)) continue;
      const meant = sure ?? nearest(name, names);
      const advice =
        didYouMean(meant && `<${meant}>`) ||
        ' Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.';
      // A block with an end is misspelled in both of its tags.
      const isAlone = element.children.length === 0 && !page.source.includes(`</${name}>`);
      report(nameRange(element), `There is no block <${name}>.${advice}`, isAlone ? sure : null);
    }
  },
);
