import { lineEnd } from '../../../lib/text';
import { type Problem, problem } from './problem';

const handbook = '/handbook/pages#imports';

/** The lines up to the next empty one or the next import, which MDX reads as code. */
function statementAt(source: string, offset: number) {
  const before = [...source.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index ?? 0;
  const end = source.slice(before + 1).search(/\n(?=\s*\n|import\b|export\b|<)/);
  return { start: before, end: end < 0 ? source.length : before + end + 1 };
}

const COMPLETE = /^import\s[^;'"]*from\s*(['"])[^'"\n]+\1[ \t]*;?/;

/** Explains a line that starts with "import" or "export" and that is not code. */
export function explainImport(source: string, offset: number): Problem {
  const statement = statementAt(source, offset);
  const text = source.slice(statement.start, statement.end).trimEnd();
  const line = { start: statement.start, end: lineEnd(source, statement.start) };
  const more = { handbook, leaveOut: [statement] };
  const complete = COMPLETE.exec(text)?.[0];
  if (complete && text.length > complete.length) {
    const start = statement.start + complete.length + text.slice(complete.length).search(/\S/);
    const range = { start, end: lineEnd(source, start) };
    return problem(range, 'Write an empty line before this one, because the line above is an import.', {
      handbook,
      leaveOut: [range],
    });
  }
  const isImport = /^import\s*[{\w*].*(\bfrom\b|['"“‘{])|^import\s*\{/.test(text.split('\n', 1)[0] ?? '');
  if (!isImport) {
    const [word = ''] = /^\w+/.exec(text) ?? [];
    return problem(line, `A line that starts with "${word}" is read as code. Start it with another word.`, more);
  }
  const [, file = '@site/src/blocks'] = /(@site\/[\w./-]+)/.exec(text) ?? [];
  const [list = ''] = text.replace(/^import/, '').split(/\b(?:from|form)\b|@site|['"“‘]/);
  const names = list.match(/\b[A-Za-z]\w*\b/g) ?? [];
  const imported = file.endsWith('.mdx') ? (names[0] ?? 'Text') : `{${names.join(', ')}}`;
  const suggestion = `import ${imported} from '${file}';`;
  // Of several lines, the one where the parser stops.
  const start = Math.min(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\n', statement.end - 2)) + 1;
  return problem({ start, end: lineEnd(source, start) }, `This import cannot be read. Write: ${suggestion}`, {
    ...more,
    suggestion,
  });
}
