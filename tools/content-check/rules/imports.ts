import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { certain, didYouMean, nearest } from '../../../lib/nearest';
import { lineNumber } from '../../../lib/text';
import { isAllowedImport } from '../../../plugins/mdx/page-code/imports';
import { BLOCKS_MODULE } from '../blocks';
import { elementsOf, nameRange } from '../elements';
import { missingImport, pageImports } from '../imports';
import { contextOf } from '../lint';
import type { Site } from '../site';

/** The files that a page may import, as written in an import line. */
function sourcesIn(site: Site): string[] {
  const facts = readdirSync(path.join(site.codeDirectory, 'src/facts')).map(
    (file) => `@site/src/facts/${path.parse(file).name}`,
  );
  const shared = site.pages.filter(({ kind }) => kind === 'shared').map(({ file }) => `@site/${file}`);
  return [BLOCKS_MODULE, ...new Set(facts), ...shared];
}

/** Imports of files and names that do not exist. The rule "forbidden-code" reports how the others are written. */
export const importLine = lintRule<Root>(
  { origin: 'check:import', url: '/handbook/pages#imports' },
  async (_, file) => {
    const { page, site, report } = contextOf(file);
    if (page.kind === 'handbook') return;
    const types = await site.blocks();
    const sources = sourcesIn(site);
    const wrong = new Set<number>();
    for (const { source, sourceRange, name, range } of pageImports(page)) {
      if (!isAllowedImport(source) || !sources.includes(source)) {
        // Several names imported from one wrong file are reported once.
        if (wrong.has(sourceRange.start)) continue;
        wrong.add(sourceRange.start);
        const plain = source.replace(/\.tsx?$|\/$|\/index$/, '');
        const isBlock = source.startsWith(`${BLOCKS_MODULE}/`) || /\bblocks?$/i.test(source);
        const meant = isBlock ? BLOCKS_MODULE : nearest(plain, sources);
        const advice = didYouMean(meant) || ' A page imports only blocks, facts and shared text: delete this line.';
        report(sourceRange, `Pages cannot import "${source}".${advice}`, isBlock ? meant : certain(plain, sources));
        continue;
      }
      const values = source === BLOCKS_MODULE ? types : site.factsOf(source);
      if (!values || Object.hasOwn(values, name)) continue;
      const advice = didYouMean(nearest(name, Object.keys(values))) || ' Delete it here.';
      report(range, `"${source}" has no ${name}.${advice}`);
    }
  },
);

/** Blocks that are not imported, do not exist, or are written in lower case. Each is reported once. */
export const unknownBlock = lintRule<Root>(
  { origin: 'check:unknown-block', url: '/handbook/blocks' },
  async (_, file) => {
    const { page, site, report } = contextOf(file);
    if (page.kind === 'facts') return;
    const types = Object.keys(await site.blocks());
    const known = pageImports(page).map(({ name }) => name);
    // An import that cannot be read, or that is in the text, may name the block; that is one mistake.
    const unread = page.source.match(/^[ \t]*import\b.*(?:\n(?!\s*\n|<).*)*/gim)?.join(' ') ?? '';
    const isUnread = (name: string) => new RegExp(`\\b${name}\\b`).test(unread);
    const elements = new Map([...elementsOf(page)].reverse().map((it) => [it.name?.split('.')[0] ?? '', it]));
    const strange = [...elements].reverse().filter(([name]) => name !== '' && !known.includes(name));
    const missing = strange.filter(([name]) => types.includes(name) && !isUnread(name));
    if (missing.length > 0) {
      const names = missing.map(([name]) => name);
      const { place, insert } = missingImport(page, names, BLOCKS_MODULE);
      const used = missing.map(([name, it]) => `<${name}> (line ${lineNumber(page.source, nameRange(it).start)})`);
      report(place, `This page uses ${used.join(', ')} and does not import it. Write here: ${insert.trim()}`, insert);
    }
    for (const [name, element] of strange) {
      const names = [...known, ...types];
      const isBlock = /^[A-Z]/.test(name) || names.some((it) => it.toLowerCase() === name.toLowerCase());
      // Other names in lower case are HTML, which the rule "forbidden-code" reports.
      if (types.includes(name) || !isBlock || (/^[A-Z]/.test(name) && isUnread(name))) continue;
      const meant = certain(name, names) ?? nearest(name, names);
      const advice =
        didYouMean(meant && `<${meant}>`) ||
        ' Delete it and keep the text, or choose a block from the handbook, /handbook/blocks.';
      // A block with an end is misspelled in both of its tags.
      const isAlone = element.children.length === 0 && !page.source.includes(`</${name}>`);
      report(nameRange(element), `There is no block <${name}>.${advice}`, isAlone ? certain(name, names) : null);
    }
  },
);
