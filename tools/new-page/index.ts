/** `npm run new:page`: writes a page with front matter and a first section. In a terminal it asks for missing values. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readArguments, refuse } from '../../lib/commandLine';
import { pageSources } from '../../lib/pages';
import { asRoute, routeError, textError } from './inputErrors';
import { pageText } from './pageText';

const USAGE = `npm run new:page -- /route --title "…" --description "…"

Writes a page with front matter and a first section. In a terminal it asks for what is missing.`;

/** A value that comes from the command line or else from the writer. */
interface Question {
  /** Its name on the command line. */
  name: string;
  given: string | undefined;
  message: string;
  /** Normalizes an answer. */
  read: (typed: string) => string;
  /** Says what is wrong with an answer; null if nothing is. */
  check: (answer: string) => string | null;
}

/** Ends the command if a value is wrong, or missing where nobody can be asked. */
async function answerTo({ name, given, message, read, check }: Question): Promise<string> {
  if (given !== undefined) {
    const error = check(read(given));
    return error === null ? read(given) : refuse(error, USAGE);
  }
  if (!process.stdin.isTTY) return refuse(`Missing: ${name}.`, USAGE);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once('SIGINT', () => process.exit(1));
  try {
    for (;;) {
      const answer = read(await terminal.question(`${message}: `));
      const error = check(answer);
      if (error === null) return answer;
      console.error(error);
    }
  } finally {
    terminal.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { title: { type: 'string' }, description: { type: 'string' } },
  });
  const pages = await pageSources('.');
  const text = (name: 'title' | 'description', message: string): Promise<string> =>
    answerTo({
      name: `--${name}`,
      given: values[name],
      message,
      read: (typed) => typed.trim(),
      check: (answer) => textError(name, answer, pages),
    });

  const route = await answerTo({
    name: 'the route',
    given: positionals[0],
    message: 'Address of the page, for example /cloud-costs',
    read: asRoute,
    check: (answer) => routeError(answer, pages),
  });
  const title = await text('title', 'Title: the headline, and the name in search results (4 to 60 characters)');
  const description = await text(
    'description',
    'Description: what the visitor finds here, for search results (50 to 170 characters)',
  );
  const file = path.join('pages', `${route.slice(1)}.mdx`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, pageText(title, description), { flag: 'wx' });
  console.log(`Wrote ${file}. To see it, run "npm start" and open http://localhost:3000${route}.`);
  console.log('To show it in a menu, add it to src/site/navigation.yaml.');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
