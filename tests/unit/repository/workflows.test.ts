/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '.github/workflows';
const OWNERS = '.github/CODEOWNERS';
const text = (file: string) => readFileSync(file, 'utf8');
// An owner may delete the workflows and the code owners (`docs/launching.md`).
const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
const files = [...names.map((name) => path.join(FOLDER, name)), '.github/actions/setup/action.yml'];
const whereThere = (place: string) => (existsSync(place) ? describe : describe.skip);

const PINNED = /^uses: ([\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|docker:\/\/[\w/-]+:[\d.]+@sha256:[0-9a-f]{64})$/;

whereThere(FOLDER)('the workflows', () => {
  it('pins every third-party action and image to its content and names its version', () => {
    const actions = files.flatMap((file) => text(file).match(/\buses: .*/g) ?? []);
    const thirdParty = actions.filter((action) => !action.startsWith('uses: ./'));
    expect(thirdParty.length).toBeGreaterThan(5);
    expect(thirdParty.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  it('runs only npm scripts that exist, and every check of npm test', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(text('package.json'));
    const [, , ...checks] = (scripts.test ?? '').split(' ');
    const names = files.flatMap((file) => [...text(file).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? ''));
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    const check = text(`${FOLDER}/check.yml`) + text(`${FOLDER}/content.yml`);
    expect(checks.filter((name) => !check.includes(`npm run ${name}`))).toEqual([]);
  });

  it('gives a token that can write only to the workflows that open an issue and make comments, and those that run a pull request’s code no secrets', () => {
    const report = `${FOLDER}/report.yml`;
    expect(text(report)).not.toMatch(/uses:|npm|node/);
    const suggest = `${FOLDER}/suggest.yml`;
    const writable = text(suggest).match(/\S+: write/g);
    expect(writable).toEqual(['pull-requests: write']);
    // It runs code of the default branch only, and nothing is installed.
    expect(text(suggest).match(/(?<=\bref: \S+ )\S+/g)).toEqual(['github.event.repository.default_branch']);
    expect(text(suggest)).not.toMatch(/npm|npx|actions\/setup\b/);
    for (const file of files.filter((name) => name !== suggest)) {
      // A job that calls the workflow passes the right on.
      const own = text(file).replace(
        /permissions:\n +issues: write\n +uses: \.\/\.github\/workflows\/report\.yml\n/,
        '',
      );
      expect(own.match(/: write|pull_request_target|workflow_run/g)).toEqual(file === report ? [': write'] : null);
    }
    const ofPullRequests = files.filter((file) => /^ {2}pull_request:/m.test(text(file)));
    expect(ofPullRequests.length).toBeGreaterThan(0);
    for (const file of ofPullRequests)
      expect([file, text(file).match(/secrets\.|github\.token/g)]).toEqual([file, null]);
  });
});

whereThere(OWNERS)('the code owners', () => {
  // One of several owners of a file is enough, so code has engineers only.
  it('gives code to engineers, and to other teams only files that contain no code', () => {
    const lines = text(OWNERS)
      .split('\n')
      .filter((line) => /@\S/.test(line) && !line.startsWith('#'));
    expect(lines).not.toEqual([]);
    const owned = lines.filter((line) => /@\S+\/(?!engineers\b)/.test(line)).map((line) => line.split(/\s+/)[0] ?? '');
    expect(owned.filter((pattern) => !/\.(mdx|md|ya?ml|jpg|png|webp|svg|txt)$/.test(pattern))).toEqual([]);
  });
});
