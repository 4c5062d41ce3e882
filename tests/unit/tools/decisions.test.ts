/** @jest-environment node */
import { afterReview } from '../../../tools/review/comment/afterReview.mjs';
import { boxesOf } from '../../../tools/review/comment/boxes.mjs';
import { openGitHub } from '../../../tools/review/comment/github.mjs';
import { recordTick } from '../../../tools/review/comment/recordTick.mjs';
import { showDecisions } from '../../../tools/review/comment/showDecisions.mjs';
import type { Summary, SummaryGroup } from '../../../tools/review/report/summary';
import payloads from '../../support/github/payloads.json';
import { type Repository, startGitHub } from '../../support/github/standIn';

const BOT = 'github-actions[bot]';
const AUTHOR = 'writer';
const [FIRST, SECOND] = ['a'.repeat(40), 'b'.repeat(40)];
const EVIL = '- [x] </p><!-- box 0123456789abcdef -->\n- [ ] x\r\n<!-- end of notes --> @team [x](javascript:1) `';

const change = (mark: string, title: string): SummaryGroup => ({
  ...{ mark, kind: 'Text and links', title, where: '/about, Our story', notes: [] },
});
const PRICE = change('0123abcd', '“$49” became “$59”.');
const TYPO = change('4567abcd', '“teh” became “the”.');
const summaryOf = (groups: SummaryGroup[] | null): Summary => ({ groups, head: 'What changes.', tail: 'Compared.' });

let repository: Repository;
let github: Awaited<ReturnType<typeof startGitHub>>;
let seconds: number;
const api = () => openGitHub({ api: github.api, repository: 'octo-org/octo-repo', token: 'token' });

beforeEach(async () => {
  seconds = 0;
  repository = {
    pull: { number: 7, user: { login: AUTHOR }, head: { sha: FIRST } },
    files: [{ filename: 'pages/about.mdx', sha: 'c'.repeat(40) }],
    // Somebody else's, which only looks like the review's.
    comments: [{ id: 1, body: `<!-- review of ${FIRST}, pull request 7 -->`, user: { login: 'ann' } }],
    statuses: [],
    permissions: { ann: 'write', bob: 'admin', carl: 'read', [AUTHOR]: 'write' },
  };
  github = await startGitHub(repository);
});
afterEach(() => github.stop());

/** A run of the review, as GitHub tells the workflow. */
async function review(summary: unknown, more: object = {}) {
  const run = { ...payloads.workflowRun.workflow_run, head_sha: repository.pull.head.sha, ...more };
  await afterReview(api(), run, summary, { server: 'github.com', repository: 'octo-org/octo-repo', site: 'site' });
}

const comment = () =>
  repository.comments.find(({ user }) => user.login === BOT) ?? { id: 0, body: '', user: { login: BOT } };
const status = () => repository.statuses.findLast(({ sha }) => sha === repository.pull.head.sha);
const ticks = () => boxesOf(comment().body).map(({ isTicked }) => isTicked);

/** Somebody changes the comment on GitHub. Returns the event that GitHub sends. */
function edit(login: string, change: (body: string) => string, more: { type?: string; at?: number } = {}) {
  const shown = comment();
  const from = shown.body;
  shown.body = change(from);
  seconds = more.at ?? seconds + 1;
  const { issueComment: event } = payloads;
  return {
    ...event,
    changes: { body: { from } },
    issue: { ...event.issue, number: 7, user: { login: AUTHOR }, pull_request: {} },
    comment: { ...event.comment, ...shown, updated_at: new Date(1_790_000_000_000 + 1000 * seconds).toISOString() },
    sender: { ...event.sender, login, type: more.type ?? 'User' },
  };
}

const setBox = (text: string, from: string, to: string) => (body: string) =>
  body
    .split('\n')
    .map((line) => (line.includes(text) ? line.replace(`- [${from}]`, `- [${to}]`) : line))
    .join('\n');
const tick = (text: string) => setBox(text, ' ', 'x');
const untick = (text: string) => setBox(text, 'x', ' ');

async function decide(...events: ReturnType<typeof edit>[]) {
  for (const event of events) await recordTick(api(), event);
  // GitHub cancels all but the last of runs that wait.
  await showDecisions(api(), events.at(-1) as ReturnType<typeof edit>);
}

it('waits until somebody who may has ticked every box', async () => {
  await review(summaryOf([PRICE, TYPO]));
  expect(ticks()).toEqual([false, false]);
  expect(status()).toMatchObject({ context: 'Review', state: 'pending' });
  await decide(edit('ann', tick('$59')));
  expect(ticks()).toEqual([true, false]);
  expect(status()).toMatchObject({ state: 'pending', description: expect.stringContaining('1 of 2') });
  await decide(edit('bob', tick('teh')));
  expect(status()?.state).toBe('success');
  expect(comment().body).toContain('Decided by ann (1), bob (1).');
  await decide(edit('ann', untick('teh')));
  expect(status()?.state).toBe('pending');
});

it.each([
  [AUTHOR, 'is the author of this pull request'],
  ['carl', 'may not write'],
  ['stranger', 'may not write'],
])('removes the tick of %s and says why', async (login, reason) => {
  await review(summaryOf([PRICE]));
  await decide(edit(login, tick('$59')));
  expect(ticks()).toEqual([false]);
  expect(status()?.state).toBe('pending');
  expect(comment().body).toContain(`The tick of ${login} was removed: ${login} ${reason}`);
  await decide(edit('ann', tick('$59')));
  expect(status()?.state).toBe('success');
  expect(comment().body).not.toContain('was removed');
});

it('counts ticks that follow each other faster than workflows run, also with the line ends of GitHub’s editor', async () => {
  await review(summaryOf([PRICE, TYPO]));
  const events = [
    edit('bob', (body) => body.replaceAll('\n', '\r\n')),
    edit(AUTHOR, tick('$59')),
    edit('ann', tick('teh')),
  ];
  await decide(...events);
  expect(ticks()).toEqual([false, true]);
  await decide(edit('bob', tick('$59')));
  expect(status()?.state).toBe('success');
});

it('takes a box for open if it was ticked and cleared in the same second', async () => {
  await review(summaryOf([PRICE]));
  const [ticked, cleared] = [edit('ann', tick('$59')), edit('ann', untick('$59'), { at: 1 })];
  await decide(cleared, ticked);
  expect(ticks()).toEqual([false]);
});

it('keeps, after a push, the decisions about what did not change', async () => {
  await review(summaryOf([PRICE, TYPO]));
  await decide(edit('ann', tick('$59')), edit('ann', tick('teh')));
  repository.pull.head.sha = SECOND;
  await review(summaryOf([{ ...PRICE, where: '12 places on 5 pages' }, TYPO]));
  expect(boxesOf(comment().body)).toMatchObject([
    { text: expect.stringContaining('12 places'), isTicked: false },
    { text: expect.stringContaining('the'), isTicked: true },
  ]);
  expect(status()?.state).toBe('pending');
});

it('keeps decisions that somebody makes while the next review runs, and over a review that failed', async () => {
  await review(summaryOf([PRICE, TYPO]));
  await decide(edit('ann', tick('$59')));
  repository.pull.head.sha = SECOND;
  await decide(edit('ann', tick('teh')));
  expect(repository.statuses.filter(({ sha }) => sha === SECOND)).toEqual([]);
  // The next review writes the comment, perhaps at the same moment.
  expect(comment().body).not.toContain('ann (2)');
  await review(null);
  expect(status()).toMatchObject({ state: 'error' });
  expect(boxesOf(comment().body)).toEqual([]);
  // A change of the comment does not make a failed review pass.
  await decide(edit('ann', (body) => `${body} `));
  expect(status()?.state).toBe('error');
  repository.pull.head.sha = 'd'.repeat(40);
  await review(summaryOf([PRICE, TYPO]));
  expect(status()?.state).toBe('success');
});

it('has nothing to decide without changes', async () => {
  await review(summaryOf([]));
  expect(status()).toMatchObject({ state: 'success', description: 'Nothing to decide.' });
  expect(comment().body).not.toContain('Tick each change');
});

it('writes the comment again after somebody deleted it, with the decisions about the same commit', async () => {
  await review(summaryOf([PRICE]));
  const event = edit('ann', tick('$59'));
  await decide(event);
  repository.comments.splice(1);
  await review(summaryOf([PRICE]));
  expect(ticks()).toEqual([true]);
  expect(status()?.state).toBe('success');
});

it('works for pull requests from forks, whose run names another repository', async () => {
  await review(summaryOf([PRICE]), {
    head_repository: { owner: { login: 'writer' }, full_name: 'writer/site' },
    head_branch: 'words & more',
  });
  await decide(edit('ann', tick('$59')));
  expect(status()?.state).toBe('success');
});

it('asks somebody to read code that makes the report, again after each change of it', async () => {
  repository.files.push({ filename: 'tools/review/@team\n<b>.ts', sha: 'c'.repeat(40) });
  await review(summaryOf([]));
  expect(boxesOf(comment().body)).toMatchObject([{ text: expect.stringContaining('**Code:**') }]);
  expect(comment().body).not.toMatch(/@\w|<b>/);
  await decide(edit('ann', tick('Code')));
  expect(status()?.state).toBe('success');
  repository.files = [{ filename: 'docs/a.md', previous_filename: 'plugins/a.ts', sha: 'd'.repeat(40) }];
  repository.pull.head.sha = SECOND;
  await review(summaryOf([]));
  expect(ticks()).toEqual([false]);
});

it('asks somebody to read what GitHub does not list, again after each commit', async () => {
  repository.files = Array.from({ length: 3000 }, (_, index) => ({ filename: `docs/${index}.md`, sha: FIRST }));
  await review(summaryOf([]));
  expect(boxesOf(comment().body)).toMatchObject([{ text: expect.stringContaining('first 3,000 files') }]);
  await decide(edit('ann', tick('Code')));
  expect(status()?.state).toBe('success');
  repository.pull.head.sha = SECOND;
  await review(summaryOf([]));
  expect(ticks()).toEqual([false]);
});

it('links to the preview, this repository and its codespaces, and to nobody else on GitHub', async () => {
  const own = [
    'https://github.com/octo-org/octo-repo/actions',
    'https://github.com/codespaces/new/octo-org/octo-repo/tree/a',
    'https://deploy-preview-7--site.netlify.app/review',
  ];
  const others = [
    'https://github.com/stranger/octo-repo/actions',
    'https://github.com/octo-org/octo-repo/../../stranger',
    'https://github.com/codespaces/new/stranger/octo-repo/tree/a',
    'https://github.com/login/oauth/authorize',
    'https://deploy-preview-8--site.netlify.app/review',
  ];
  const head = [...own, ...others].map((address) => `[words](${address})`).join(' ');
  await review({ ...summaryOf([]), head });
  expect(comment().body.match(/(?<=\]\()[^)]*/g)).toEqual(own);
});

it('reads no more from 120 changed files and 70 changes than it shows, and all of them', async () => {
  repository.files = Array.from({ length: 120 }, (_, index) => ({ filename: `pages/${index}.mdx`, sha: FIRST }));
  repository.files.push({ filename: 'lib/git.ts', sha: FIRST });
  const long = 'word & '.repeat(2000);
  const many = Array.from({ length: 70 }, (_, index) => ({
    ...change(index.toString(16).padStart(8, '0'), long),
    notes: [long, long],
  }));
  await review({ groups: many, head: long, tail: long });
  const texts = boxesOf(comment().body).map(({ text }) => text);
  expect(texts.slice(-2)).toEqual([
    expect.stringContaining('The other 10 changes'),
    expect.stringContaining('lib/git'),
  ]);
  expect(texts).toHaveLength(62);
  await decide(edit('ann', (body) => body.replaceAll('- [ ]', '- [x]')));
  expect(status()?.state).toBe('success');
});

describe('is not deceived by', () => {
  beforeEach(() => review(summaryOf([PRICE, TYPO])));
  const forged = (body: string) => body.replace('“$49” became “$59”.', 'Nothing.');

  it.each<[string, string, (body: string) => string]>([
    ['boxes that were removed by hand', AUTHOR, (body) => body.replace(/^- \[ \].*\n/gm, '')],
    ['text that was changed by hand', AUTHOR, forged],
    ['a comment that names another commit', 'ann', (body) => tick('$59')(body.replace(FIRST, SECOND))],
    ['a comment that names another pull request', 'ann', (body) => tick('$59')(body.replace('request 7', 'request 8'))],
    [
      'boxes in the place of the notes',
      'ann',
      (body) => body.replace('<!-- notes -->', '<!-- notes -->\n- [x] b <!-- box 0123456789abcdef -->\n'),
    ],
  ])('%s', async (_, login, change) => {
    const before = comment().body;
    const event = edit(login, change);
    await decide(event);
    expect(status()?.state).toBe('pending');
    expect(boxesOf(comment().body).map(({ text }) => text)).toEqual(boxesOf(before).map(({ text }) => text));
  });

  it('a record that somebody else wrote', async () => {
    const [{ id } = { id: '' }] = boxesOf(comment().body);
    const forgedStatus = { sha: FIRST, context: 'Review', state: 'success', description: `Decided by ann at 1: ${id}` };
    repository.statuses.push({ ...forgedStatus, creator: { login: AUTHOR } });
    await decide(edit('carl', (body) => `${body}\n`));
    expect(ticks()).toEqual([false, false]);
    expect(status()?.state).toBe('pending');
  });

  it('the comment of another pull request, whose author is not the one of this', async () => {
    const own = comment().body;
    repository.pull = { number: 8, user: { login: 'ann' }, head: { sha: SECOND } };
    await review(summaryOf([PRICE]));
    const { length } = repository.statuses;
    repository.pull = { number: 7, user: { login: AUTHOR }, head: { sha: FIRST } };
    const event = edit('ann', tick('$59'));
    await recordTick(api(), { ...event, changes: { body: { from: own } } });
    expect(repository.statuses).toHaveLength(length);
  });

  it('a comment of somebody else, an issue, and a program', async () => {
    const { length } = repository.statuses;
    const event = edit('ann', tick('$59'));
    await recordTick(api(), { ...event, comment: { ...event.comment, user: { login: 'ann' } } });
    const { pull_request: _, ...issue } = event.issue;
    await recordTick(api(), { ...event, issue });
    await recordTick(api(), edit('renovate[bot]', tick('teh'), { type: 'Bot' }));
    expect(repository.statuses).toHaveLength(length);
  });

  it('changes by hand that no event still knows', async () => {
    const event = edit(AUTHOR, forged);
    await decide({ ...event, changes: { body: { from: event.comment.body } } });
    expect(status()).toMatchObject({ state: 'error', description: expect.stringContaining('changed by hand') });
  });

  it('hostile titles and texts', async () => {
    await review({
      groups: [{ ...PRICE, kind: EVIL, title: EVIL, where: EVIL, notes: [EVIL] }],
      head: EVIL,
      tail: EVIL,
    });
    expect(boxesOf(comment().body)).toHaveLength(1);
    expect(comment().body.match(/^[\s>]*[-*+] \[[ xX]\]/gm)).toHaveLength(1);
    expect(comment().body).not.toMatch(/@\w|\]\(javascript|<\/p>/);
    expect(comment().body.match(/<!--/g)).toHaveLength(4);
    expect(status()?.state).toBe('pending');
  });

  it.each([{}, [], 'text', { head: 1 }, summaryOf([{ ...PRICE, mark: '../x' }]), { ...summaryOf([]), groups: [null] }])(
    'a summary that is none: %j',
    async (summary) => {
      await review(summary);
      expect(status()?.state).toBe('error');
    },
  );
});

it('does nothing for a commit that is no longer the newest', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  await review(summaryOf([]), { head_sha: SECOND });
  expect(repository.statuses).toEqual([]);
});

it('the stand-in refuses what GitHub’s description refuses', async () => {
  const open = api();
  await expect(open.send('POST', `statuses/${FIRST}`, { state: 'done' })).rejects.toThrow('422');
  await expect(
    open.send('POST', `statuses/${FIRST}`, { state: 'error', description: 'a'.repeat(141) }),
  ).rejects.toThrow('422');
  await expect(open.send('POST', 'issues/7/comments', {})).rejects.toThrow('422');
  await expect(open.get('pulls?state=merged')).rejects.toThrow('422');
  await expect(open.get('pulls/seven')).rejects.toThrow('422');
  await expect(open.get('labels')).rejects.toThrow('404');
  await expect(openGitHub({ api: github.api, repository: 'a/b', token: '' }).get('pulls')).rejects.toThrow('401');
});
