/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/files';
import type { LaunchFinding } from '../../tools/launch-check/checkLaunch';
import { copySite, temporaryFolder } from '../../tools/siteCopy';

/** Names, places and figures of the sample company, written down here and not taken from what the launch check knows. */
const SAMPLE =
  /kestrel|utah|salt lake|st\. george|wasatch|\bprovo\b|cedar city|\b84101\b|50–100|127\+|157\+|\$4,999|6–10 weeks|millwork|freight broker/i;

/** People, clients and places in the pages of the sample company. */
const names = filesIn('pages').flatMap((file) =>
  [...readFileSync(path.join('pages', file), 'utf8').matchAll(/<(?:Person|Quote|Stop)\s[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\b(?:author|company|name)="([^"]+)"/g)].map(([, name = '']) => name),
  ),
);

const folder = temporaryFolder('adoption');
const environment = {
  ...process.env,
  PREVIEW: '0',
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  EMAILJS_ASSESSMENT_TEMPLATE_ID: 'assessment',
  EMAILJS_RECIPIENT_TYPED: 'contact,assessment',
};

function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...command], {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
    maxBuffer: 100 * 1024 * 1024,
  });
  return { status, stdout, output: stdout + stderr };
}

const at = (file: string) => path.join(folder, file);

/** Changes a file, unless clearing another finding has deleted it. */
function edit(file: string, change: (text: string) => string): void {
  if (existsSync(at(file))) writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
}

/** Changes the file of a finding from its line on. */
function editFrom({ file, line }: LaunchFinding, change: (rest: string) => string): void {
  edit(file, (text) => {
    const lines = text.split('\n');
    return [...lines.slice(0, line - 1), change(lines.slice(line - 1).join('\n'))].join('\n');
  });
}

let written = 0;

const OWN_FIGURES: Readonly<Record<string, string>> = {
  '6–10 weeks': '9–11 weeks',
  '20+': '11+',
  '127+': '31+',
  '157+': '44+',
  '50–100': '9–12',
  '"$4,999"': '"$1,200"',
};

/** What an owner does about a finding of each rule, done by a program. */
const clearings: Record<string, (finding: LaunchFinding) => void> = {
  figures: (finding) =>
    editFrom(finding, (rest) =>
      rest
        .replace('source: ""', 'source: "Counted"')
        .replace(/^(.*value: )("[^"]*"|[^,]+)(?=,)/, (_, start, value) => start + (OWN_FIGURES[value] ?? value)),
    ),
  partners: (finding) => editFrom(finding, (rest) => rest.replace(/ {4}sample: true\n/, '')),
  plans: (finding) => editFrom(finding, (rest) => rest.replace(/ {4}sample: true\n/, '')),
  cases: () => {
    edit('src/site/cases.yaml', (text) => text.replace(/^cases:\n[\s\S]*?(?=^caseTexts)/m, 'cases: []\n\n'));
    rmSync(at('pages/case-studies'), { recursive: true, force: true });
    for (const file of filesIn(at('pages')))
      edit(`pages/${file}`, (text) => text.replace(/<Section [^>]*>\s*<CaseStudies [^>]*\/>\s*<\/Section>\n/, ''));
  },
  'sample-blocks': ({ file, line }) => {
    written += 1;
    edit(file, (text) => {
      const lineStart = text.split('\n').slice(0, line).join('\n').length;
      const start = text.lastIndexOf('<', text.indexOf('sample', text.lastIndexOf('\n', lineStart - 1) + 1));
      const end = text.indexOf('>', start);
      const tag = text
        .slice(start, end)
        .replace(/\b(author|company|name|title)="[^"]*"/g, `$1="Own ${written}"`)
        .replace(/\s+sample\b/, '');
      return text.slice(0, start) + tag + text.slice(end);
    });
  },
  // The comment, and the section or block that follows.
  'sample-words': (finding) =>
    editFrom(finding, (rest) => rest.replace(/^.*\n\n(?: *<(\w+)[\s\S]*?\n *<\/\1>|##[\s\S]*?(?=\n## ))/, '')),
  replaced: (finding) => {
    const { file, samples = [] } = finding;
    for (const value of samples) {
      const pattern = new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s*'), 'i');
      if (file.startsWith('static/')) renameSync(at(file), at(file.replace(pattern, 'Elsewhere')));
      else editFrom(finding, (rest) => rest.replace(pattern, 'Elsewhere'));
    }
  },
  'reserved-addresses': (finding) => editFrom(finding, (rest) => rest.replace('chat.example', 'chat.haldenquay.com')),
  'legal-dates': (finding) => {
    const today = new Date().toISOString().slice(0, 10);
    editFrom(finding, (rest) => rest.replace(/updated="[^"]*"/, `updated="${today}"`));
  },
  'code-owners': ({ file }) => rmSync(at(file)),
};

beforeAll(() => copySite(folder), 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('another company clears what the launch check lists, and its build has nothing of the sample company', () => {
  // Installing a font would change the packages that the copy shares with this site.
  edit('tests/sample/secondCompany.yaml', (text) => text.replace(/^headingFont:.*\n/m, ''));
  expect(run('adopt', '--', 'tests/sample/secondCompany.yaml')).toMatchObject({ status: 0 });

  // Whoever corrects a figure learns where its old value still stands.
  for (let round = 0; round < 4; round += 1) {
    const findings = JSON.parse(run('check:launch', '--', '--json').stdout) as LaunchFinding[];
    // From the end of each file, so that lines keep their numbers.
    for (const finding of findings.sort((one, other) => other.line - one.line)) clearings[finding.rule]?.(finding);
  }
  const check = run('check:launch');
  expect(check.status === 0 ? '' : check.output).toBe('');

  const build = run('build');
  expect(build.status === 0 ? '' : build.output).toBe('');
  const left = filesIn(at('build')).flatMap((file) => {
    const text = `${file}\n${/\.(png|jpg|webp|avif|ico|woff2)$/.test(file) ? '' : readFileSync(at(`build/${file}`), 'utf8')}`;
    const found = [...(text.match(SAMPLE) ?? []), ...names.filter((name) => text.includes(name))];
    return found.map((word) => `${file}: ${word}`);
  });
  expect(names.length).toBeGreaterThan(10);
  expect(left).toEqual([]);
}, 900_000);
