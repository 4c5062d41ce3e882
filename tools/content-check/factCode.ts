/** Facts in the text of a setting: as a writer types them, `At {company.brand}`, and as code, `` `At ${company.brand}` ``. */

const NAME = '[A-Za-z]\\w*(?:\\.\\w+)+';
export const FACTS_IN_TEXT = new RegExp(`\\{(${NAME})\\}`, 'g');
const ONE_FACT = new RegExp(`^${NAME}$`);

/** Returns the value of a setting that shows the facts named in a text; null where there are none, or where code would show another text. */
export function codeWithFacts(text: string): string | null {
  const rest = text.replace(FACTS_IN_TEXT, '');
  if (rest === text || /[`$\\{}]/.test(rest)) return null;
  if (ONE_FACT.test(text.slice(1, -1))) return text;
  return `{\`${text.replace(FACTS_IN_TEXT, '$${$1}')}\`}`;
}

/** The reverse, for the code between the braces of a value; null for code that does more than show facts. */
export function textWithFacts(code: string): string | null {
  if (ONE_FACT.test(code)) return `{${code}}`;
  const text = code.replace(/^`|`$/g, '').replaceAll('${', '{');
  return code === codeWithFacts(text)?.slice(1, -1) ? text : null;
}
