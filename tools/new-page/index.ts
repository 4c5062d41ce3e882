/**
 * `npm run new:page -- /route --title "…" --description "…"`: writes a page with front matter and a first section. In a
 * terminal it asks for missing values.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { readArguments } from '../../lib/commandLine';
import { pageSources } from '../../lib/pageSources';
import { asRoute, routeError, textError } from './inputErrors';
import { pageText } from './pageText';

const USAGE = 'npm run new:page -- /route --title "…" --description "…"';

type Check = (answer: string) => string | null;

/** A value that comes from the command line or else from the writer. */
interface Question {
  /** Its name on the command line. */
  name: string;
  given: string | undefined;
  question: string;
  /** Normalizes an answer. */
  read: (typed: string) => string;
  check: Check;
}

async function ask(terminal: Interface, { question, read, check }: Question): Promise<string> {
  for (;;) {
    const answer = read(await terminal.question(`${question}\n> `));
    const error = check(answer);
    if (error === null) return answer;
    console.log(`${error}\n`);
  }
}

/** @returns the answers, in order; null after printing errors */
async function answersTo(questions: readonly Question[]): Promise<string[] | null> {
  const errors = questions.flatMap(({ name, given, read, check }) => {
    if (given !== undefined) return check(read(given)) ?? [];
    return process.stdin.isTTY ? [] : [`Missing: ${name}.`];
  });
  if (errors.length > 0) {
    for (const error of errors) console.error(error);
    console.error(`\nUsage: ${USAGE}`);
    return null;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answers: string[] = [];
    for (const question of questions) {
      answers.push(question.given === undefined ? await ask(terminal, question) : question.read(question.given));
    }
    return answers;
  } finally {
    terminal.close();
  }
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { title: { type: 'string' }, description: { type: 'string' } },
  });
  const pages = await pageSources('.');
  const trimmed = (typed: string) => typed.trim();

  const answers = await answersTo([
    {
      name: 'the route',
      given: positionals[0],
      question: 'Address of the page, for example /cloud-costs',
      read: asRoute,
      check: (route) => routeError(route, pages),
    },
    {
      name: '--title',
      given: values.title,
      question: 'Title: the headline, and the name in search results (4 to 60 characters)',
      read: trimmed,
      check: (title) => textError('title', title, pages),
    },
    {
      name: '--description',
      given: values.description,
      question: 'Description: what the visitor finds here, for search results (50 to 170 characters)',
      read: trimmed,
      check: (description) => textError('description', description, pages),
    },
  ]);
  if (!answers) return 1;

  const [route = '', title = '', description = ''] = answers;
  const file = path.join('pages', `${route.slice(1)}.mdx`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, pageText(title, description), { flag: 'wx' });
  console.log(`Wrote ${file}. To see it, run "npm start" and open http://localhost:3000${route}.`);
  console.log('To show it in a menu, add it to src/site/navigation.yaml.');
  return 0;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
