import ts from 'typescript';

/** On one line, as the lines of a comment are no paragraphs. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The doc comment of a component or a setting, without its tags. */
export function descriptionOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return flat(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}

/** The texts of one tag of a doc comment, in order: every `@useFor …` of a block. */
export function tagsOf(symbol: ts.Symbol, tag: string): string[] {
  return symbol
    .getJsDocTags()
    .filter(({ name }) => name === tag)
    .map(({ text }) => flat(ts.displayPartsToString(text)));
}
