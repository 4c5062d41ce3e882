import type { Root } from 'postcss';

const REFERENCE = /var\(\s*(--[\w-]+)/g;
const NAME = /--[\w-]+/g;

/** The custom properties that a text reads with `var()`: declarations, SVG attributes, style attributes. */
export function readProperties(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name]) => name ?? '');
}

/**
 * Drops custom properties that nothing reads, until none is left: one may have been read by another only.
 * @param readElsewhere the properties that the page reads outside of the stylesheet
 */
export function dropUnreadProperties(root: Root, readElsewhere: readonly string[]): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set(readElsewhere);
    root.walkDecls(({ value }) => {
      for (const name of readProperties(value)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

/**
 * Gives the custom properties that a stylesheet declares names of one or two letters, `--a` to the one read most. Other
 * stylesheets keep theirs: each reads what it declares itself.
 * @param kept properties that are read outside of the stylesheet
 */
export function shortenProperties(root: Root, kept: readonly string[]): void {
  const reads = new Map<string, number>();
  root.walkDecls(/^--/, ({ prop }) => {
    if (!kept.includes(prop)) reads.set(prop, 0);
  });
  root.walkDecls(({ value }) => {
    for (const name of readProperties(value)) {
      const count = reads.get(name);
      if (count !== undefined) reads.set(name, count + 1);
    }
  });
  const byReads = [...reads].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const shortNames = new Map(byReads.map(([name], index) => [name, `--${(index + 10).toString(36)}`]));
  const shorten = (text: string) => text.replace(NAME, (name) => shortNames.get(name) ?? name);
  root.walkDecls((declaration) => {
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
}
