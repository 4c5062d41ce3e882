import * as icons from '../../../src/site/icons';
import { factFiles } from './factFiles';
import { frontMatterKeys } from './frontMatterKeys';
import { escaped, table } from './markdown';

/** Returns the table of front matter, which `handbook/pages.mdx` contains. */
export function frontMatterTable(): string {
  const rows = frontMatterKeys().map(({ name, isRequired, description, limits }) => [
    isRequired ? `\`${name}\` (required)` : `\`${name}\``,
    description,
    limits,
  ]);
  return table(['Key', 'Meaning', 'Value'], rows);
}

function factTables(siteDirectory: string): string {
  return factFiles(siteDirectory)
    .map(({ file, note, facts }) => {
      const rows = facts.map(({ name, description, limits }) => [name, description, limits]);
      return [
        `### \`${file}\``,
        escaped(note),
        `<details>\n<summary>What its ${facts.length} names mean</summary>`,
        table(['Name', 'Meaning', 'Value'], rows),
        '</details>',
      ].join('\n\n');
    })
    .join('\n\n');
}

function iconList(): string {
  const names = Object.keys(icons).sort();
  return [
    "import {Icon} from '@site/src/ui/Icon';",
    ...names.map((name) => `- <Icon name="${name}" /> \`${name}\``),
  ].join('\n\n');
}

/** Returns the tables that pages of the handbook import, as MDX, by the name of their file. */
export function tables(siteDirectory: string): Record<string, string> {
  return { facts: factTables(siteDirectory), icons: iconList() };
}
