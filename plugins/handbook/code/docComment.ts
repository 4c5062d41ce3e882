import ts from 'typescript';

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the doc comment of a component or a setting without its tags. */
export function descriptionOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return onOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}

/** Returns the texts of one tag of a doc comment, such as every `@useFor` of a block. */
export function tagsOf(symbol: ts.Symbol, tag: string): string[] {
  return symbol
    .getJsDocTags()
    .filter(({ name }) => name === tag)
    .map(({ text }) => onOneLine(ts.displayPartsToString(text)));
}
