import { bands, wrappers } from '../../src/blocks/structures';
import { type BlockDocs, type BlockExample, type ComponentDocs, readExamples, type SettingDocs } from './blocks';

/** Escapes what MDX would read as a block or a fact, except in the code between backticks. */
function escapeMdx(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{', '&#123;')))
    .join('`');
}

function markdownTable(columns: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => escapeMdx(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [columns, columns.map(() => '---'), ...rows].map(line).join('\n');
}

const bulletList = (texts: readonly string[]) =>
  texts.map((text) => `- ${escapeMdx(text.charAt(0).toUpperCase() + text.slice(1))}`).join('\n');

const nameCell = (name: string, isRequired: boolean) => (isRequired ? `${name} (required)` : name);

function valueCell({ kind, choices, defaultValue }: SettingDocs): string {
  const values = {
    choice: choices.map((choice) => `\`${choice}\``).join(', '),
    text: 'text in quotation marks',
    switch: 'no value: write only the name',
  }[kind];
  return defaultValue ? `${values}; \`${defaultValue}\` if left out` : values;
}

function settingsSection({ name, summary, settings, content }: ComponentDocs, isItem: boolean): string {
  const rows = settings.map((setting) => [
    nameCell(`\`${setting.name}\``, setting.isRequired),
    setting.description,
    valueCell(setting),
  ]);
  if (content) rows.push([nameCell('Between the tags', content.isRequired), content.description, '']);
  return [
    `### \`<${name}>\``,
    isItem ? escapeMdx(summary) : '',
    rows.length > 0
      ? markdownTable(['Setting', 'Meaning', 'Value'], rows)
      : 'This block has no settings. It comes with its own text.',
    content || rows.length === 0 ? '' : 'Nothing goes inside: the tag closes itself.',
  ].join('\n\n');
}

/** The line that imports every block that some MDX uses. */
function importLineOf(mdx: string): string {
  const names = new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return names.size > 0 ? `import {${[...names].sort().join(', ')}} from '@site/src/blocks';` : '';
}

function exampleSection(block: string, { title, mdx }: BlockExample): string {
  const settings = `title=${JSON.stringify(title)}${bands.includes(block) ? ' isBand' : ''}`;
  return [
    wrappers.includes(block)
      ? `**${escapeMdx(title)}.** Not shown here, because this block takes visitors to another page.`
      : `<Example ${settings}>\n\n${mdx}\n\n</Example>`,
    'Once, at the top of the page. If the line is already there, add the missing names to it:',
    `\`\`\`\`javascript\n${importLineOf(mdx)}\n\`\`\`\``,
    'Where the block should appear on the page:',
    `\`\`\`\`markup\n${mdx}\n\`\`\`\``,
  ].join('\n\n');
}

/** Returns the handbook's page about a block as MDX, in the same order for every block: advice, examples, settings. */
export function blockPage({ name, directory, useFor, notFor, parts }: BlockDocs): string {
  const [main] = parts;
  const examples = readExamples(directory);
  const imported = importLineOf(examples.map(({ mdx }) => mdx).join('\n'));
  return [
    `---\ntitle: ${name}\n---`,
    `${imported}\nimport {Example} from '@site/plugins/handbook/Example';`,
    escapeMdx(main.summary),
    `## When to use it\n\n${bulletList(useFor)}`,
    `## When not to use it\n\n${bulletList(notFor)}`,
    '## Examples',
    ...examples.map((example) => exampleSection(name, example)),
    '## Settings',
    ...parts.map((part) => settingsSection(part, part !== main)),
  ]
    .join('\n\n')
    .concat('\n');
}
