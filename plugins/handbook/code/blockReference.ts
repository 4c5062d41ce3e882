import { markdownCell } from '../../../lib/markdownCell.mjs';
import { blockGroups } from '../../../sidebars';
import type { BlockDocumentation, Part, Setting } from '../documentation';
import { strings } from '../strings';

/** The handbook's pages of blocks as one file, for writers who work on GitHub and run nothing. */
export const BLOCK_REFERENCE = 'docs/block-reference.md';

const NOTE =
  '<!-- Written by "npm run snippets" from the code of the blocks. A test fails if it is out of date. -->\n\n# Blocks for writers';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const anchorOf = (name: string) => name.toLowerCase();

/** Makes links to pages of the handbook links to their files, and leaves out links to the site. */
function linked(text: string): string {
  return text
    .replace(/\]\(\/handbook\/blocks\/(\w+)\)/g, '](#$1)')
    .replace(/\]\(\/handbook\/(\w+)(?:#[\w-]+)?\)/g, '](../plugins/handbook/pages/$1.mdx)')
    .replace(/\[([^\]]*)\]\(\/[^)]*\)/g, '$1');
}

/** A description, in which code is between backticks, for a cell of a table. */
const cell = (text: string) =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `\`${part.replaceAll('|', '\\|')}\`` : markdownCell(part)))
    .join('');

function valuesOf({ kind, choices, defaultValue }: Setting): string {
  const fixed = kind === 'icon' || kind === 'text' || kind === 'switch' ? strings[kind] : '';
  const values = kind === 'choice' ? choices.map((choice) => `\`${choice}\``).join(', ') : fixed;
  return defaultValue ? `${values}; \`${defaultValue}\` ${strings.isDefault}` : values;
}

function settingsOf({ name, settings, content }: Part, index: number): string {
  const required = (isRequired: boolean) => (isRequired ? ` (${strings.required})` : '');
  const rows = settings.map(
    (setting) =>
      `| \`${setting.name}\`${required(setting.isRequired)} | ${cell(setting.description)} | ${valuesOf(setting)} |`,
  );
  const inside = content
    ? [`| ${strings.inside}${required(content.isRequired)} | ${cell(content.description)} | |`]
    : [];
  const head = [`| ${strings.setting} | ${strings.meaning} | ${strings.values} |`, '| --- | --- | --- |'];
  const table = rows.length + inside.length > 0 ? [...head, ...rows, ...inside] : [strings.noSettings];
  // Messages link to items, too.
  const title = index === 0 ? `**\`<${name}>\`**` : `#### \`<${name}>\``;
  return [title, '', ...table].join('\n');
}

function list(title: string, texts: readonly string[]): string {
  return [
    `**${title}**`,
    '',
    ...texts.map(
      (text) => `- ${linked(capital(text)).replace(/</g, (sign, at) => (inCode(text, at) ? sign : '&lt;'))}`,
    ),
  ].join('\n');
}

function inCode(text: string, at: number): boolean {
  return text.slice(0, at).split('`').length % 2 === 0;
}

function blockText({ name, parts, useFor, notFor, examples, errors }: BlockDocumentation): string {
  const [main] = parts;
  const shown = examples.map(({ title, importLine, mdx }) => `${title}:\n\n\`\`\`mdx\n${importLine}\n\n${mdx}\n\`\`\``);
  const messages = errors.map(
    ({ block, actual, expected }) => `- ${markdownCell(`<${block}> ${actual}`)} ${markdownCell(expected)}`,
  );
  return [
    `### ${name}`,
    main.summary,
    list(strings.use, useFor),
    list(strings.notUse, notFor),
    `**${strings.examples}**`,
    ...shown,
    ...parts.map(settingsOf),
    ...(messages.length > 0 ? [`**${strings.errors}**\n\n${messages.join('\n')}`] : []),
  ].join('\n\n');
}

/** Returns the reference as Markdown: advice, examples, settings and errors of every block. */
export function blockReference(blocks: readonly BlockDocumentation[]): string {
  const groups = Object.entries(blockGroups).map(([title, names]) => ({
    title: title.replace('Blocks: ', ''),
    blocks: names.flatMap((name) => blocks.filter((block) => block.name === name)),
  }));
  const contents = groups.map(
    ({ title, blocks: members }) =>
      `- ${capital(title)}: ${members.map(({ name }) => `[${name}](#${anchorOf(name)})`).join(', ')}`,
  );
  const texts = groups.flatMap(({ title, blocks: members }) => [`## ${capital(title)}`, ...members.map(blockText)]);
  return `${[NOTE, contents.join('\n'), ...texts].join('\n\n')}\n`;
}
