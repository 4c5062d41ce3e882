import type { BlockDocumentation, BlockExample, Part, Setting } from '../documentation';

/** Escapes what MDX would read as a block or a fact, except in the code between backticks. */
export function escaped(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{', '&#123;')))
    .join('`');
}

/** Returns a table in Markdown. */
export function table(columns: readonly string[], rows: readonly string[][]): string {
  const cell = (text: string) => escaped(text).replaceAll('|', '\\|');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns code as a block of Markdown, whatever fences it contains. */
function fence(language: string, code: string): string {
  return `\`\`\`\`${language}\n${code}\n\`\`\`\``;
}

const bullets = (texts: readonly string[]) =>
  texts.map((text) => `- ${escaped(text.charAt(0).toUpperCase() + text.slice(1))}`).join('\n');

const required = (name: string, isRequired: boolean) => (isRequired ? `${name} (required)` : name);

function valuesOf({ kind, choices, defaultValue }: Setting): string {
  const values = {
    choice: choices.map((choice) => `\`${choice}\``).join(', '),
    text: 'text in quotation marks',
    switch: 'no value: write only the name',
  }[kind];
  return defaultValue ? `${values}; \`${defaultValue}\` if left out` : values;
}

function settingsOf({ name, summary, settings, content }: Part, isItem: boolean): string {
  const rows = settings.map((setting) => [
    required(`\`${setting.name}\``, setting.isRequired),
    setting.description,
    valuesOf(setting),
  ]);
  if (content) rows.push([required('Between the tags', content.isRequired), content.description, '']);
  return [
    `### \`<${name}>\``,
    isItem ? escaped(summary) : '',
    rows.length > 0
      ? table(['Setting', 'Meaning', 'Value'], rows)
      : 'This block has no settings. It comes with its own text.',
    content || rows.length === 0 ? '' : 'Nothing goes inside: the tag closes itself.',
  ].join('\n\n');
}

function exampleOf({ name, display }: BlockDocumentation, { title, importLine, mdx }: BlockExample): string {
  const settings = `title=${JSON.stringify(title)} name=${JSON.stringify(`${name}, ${title}`)} display="${display}"`;
  return [
    display === 'none' ? `<Example ${settings} />` : `<Example ${settings}>\n\n${mdx}\n\n</Example>`,
    'Once, at the top of the page. If the line is already there, add the missing names to it:',
    fence('javascript', importLine),
    'Where the block should appear on the page:',
    fence('markup', mdx),
  ].join('\n\n');
}

/** Returns the handbook's page about a block as MDX, in the same order for every block: advice, examples, settings. */
export function blockPage(block: BlockDocumentation): string {
  const { name, useFor, notFor, alsoCalled, parts, examples, display } = block;
  const [main, ...items] = parts;
  const frontMatter = {
    title: name,
    description: main.summary.replaceAll('`', ''),
    sidebar_custom_props: { alsoCalled: [...items.map((item) => item.name), ...alsoCalled] },
  };
  const live = display === 'none' ? [] : examples.map(({ mdx }) => mdx);
  const used = [...new Set(live.flatMap((mdx) => [...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, tag]) => tag)))];
  return [
    // Every JSON value is valid YAML.
    `---\n${Object.entries(frontMatter)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n')}\n---`,
    [
      ...(used.length > 0 ? [`import {${used.sort().join(', ')}} from '@site/src/blocks';`] : []),
      "import {Example} from '@site/plugins/handbook/Example';",
    ].join('\n'),
    escaped(main.summary),
    `## When to use it\n\n${bullets(useFor)}`,
    `## When not to use it\n\n${bullets(notFor)}`,
    '## Examples',
    ...examples.map((example) => exampleOf(block, example)),
    '## Settings',
    ...parts.map((part) => settingsOf(part, part !== main)),
  ]
    .join('\n\n')
    .concat('\n');
}
