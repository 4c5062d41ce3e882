/** Says what to do about braces around something that is not a fact: `{{first_name}}`, `{% comment %}`, `{ask Dana}`. */
export function wordsInBraces(written: string): { message: string; suggestion: string | null } {
  if (/^\{+[%<#].*[%>#]\}+$/.test(written))
    return { message: `"${written}" is a command of another program. Delete it.`, suggestion: '' };
  const [, fact] = /^\{\{\s*(company\.[\w.]+)\s*\}\}$/.exec(written) ?? [];
  if (fact) return { message: `A fact has one brace on each side. Write {${fact}}.`, suggestion: `{${fact}}` };
  const words = written.replace(/^[{\s]+|[}\s]+$/g, '');
  if (/^\{\{/.test(written) || /^[A-Za-z_]\w*$/.test(words)) {
    const message = `"${written}" is a gap for a mail program or a template to fill in, which nobody does here. Write the words themselves, or delete it.`;
    return { message, suggestion: null };
  }
  const read = `What is between { and } is read as a program, and "${words}" is none. Delete the two braces`;
  if (/^[\p{L}\d][\p{L}\d'’-]*[.:,]?\s+\p{L}/u.test(words))
    return { message: `${read}. A note to colleagues is written {/* ${words} */}.`, suggestion: null };
  const suggestion = written.replace('{', '&#123;').replace(/\}$/, '&#125;');
  return { message: `${read}, or show them by writing "${suggestion}".`, suggestion };
}
