import { documentBlocks } from '../../plugins/handbook/code/documentBlocks';

/** What the handbook says of every block, read from the code once for all tests of a file. */
export const blockDocumentation = documentBlocks(process.cwd());

/** Every example of every block with the page that it makes: the import line, and the MDX. */
export const exampleSources = blockDocumentation.flatMap(({ name, examples }) =>
  examples.map(({ title, importLine, mdx }) => ({ name: `${name}, ${title}`, block: name, title, importLine, mdx })),
);

function patternOf(text: string): string {
  return text.replace(/[^\w…]/g, '\\$&').replaceAll('…', '.+');
}

/** Whether the handbook lists an error with these words; its `…` stands for anything. */
export function isListed(message: string): boolean {
  return blockDocumentation
    .flatMap(({ mistakes }) => mistakes)
    .some(({ block, actual, expected }) =>
      new RegExp(`^${patternOf(`<${block}> ${actual} ${expected}`)} More about`).test(message),
    );
}
