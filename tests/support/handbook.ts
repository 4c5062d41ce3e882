import { documentBlocks } from '../../plugins/handbook/code/documentBlocks';

/** The documentation of every block. Reading it is slow, so all tests of a file share it. */
export const blockDocumentation = documentBlocks(process.cwd());

function patternOf(text: string): string {
  return text.replace(/[^\w…]/g, '\\$&').replaceAll('…', '.+');
}

/** Tells whether the handbook lists an error. The `…` in a listed error matches any text. */
export function isListed(message: string): boolean {
  return blockDocumentation
    .flatMap(({ errors }) => errors)
    .some(({ block, actual, expected }) =>
      new RegExp(`^${patternOf(`<${block}> ${actual} ${expected}`)} More about`).test(message),
    );
}
