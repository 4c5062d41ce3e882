/** @jest-environment node */
/** What a review does about a branch that somebody unknown has written. */
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import type { ChangeGroup, Place } from '../../../../plugins/preview/changes';
import { buildEnvironment } from '../../../../tools/review/build';
import { reportPage } from '../../../../tools/review/report/page';
import { changeGroup, reportOf } from '../../../support/changeGroup';

const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(2)> \'#x';

it('builds without passwords, without a home folder and without settings of npm', () => {
  const own = { ...process.env };
  const secrets = {
    HOME: '/home/ada',
    NPM_TOKEN: '1',
    npm_config_userconfig: '1',
    GITHUB_TOKEN: '1',
    NODE_OPTIONS: '1',
  };
  Object.assign(process.env, secrets, { NETLIFY_AUTH_TOKEN: '1', SSH_AUTH_SOCK: '1', EMAILJS_PUBLIC_KEY: 'key' });
  const environment = buildEnvironment();
  process.env = own;
  expect(Object.keys(environment).filter((name) => /HOME|TOKEN|npm|OPTIONS|SSH/i.test(name))).toEqual([]);
  expect(environment).toMatchObject({ PATH: own.PATH, EMAILJS_PUBLIC_KEY: 'key', NODE_ENV: 'production' });
});

/** A report in which every text of the branch is hostile. */
function hostileReport(): string {
  const [place] = changeGroup().places;
  const places: Place[] = [
    { ...(place as Place), route: `/${EVIL}`, where: EVIL, before: EVIL, source: { file: EVIL, line: 1 } },
    { ...(place as Place), route: '/about' },
  ];
  const texts = {
    title: EVIL,
    notes: [EVIL],
    because: [EVIL],
    differences: [{ label: EVIL, before: EVIL, after: EVIL }],
  };
  const screenshots = [{ label: EVIL, before: EVIL, after: EVIL }] as unknown as ChangeGroup['screenshots'];
  const listed = { url: EVIL, title: EVIL, description: EVIL, image: EVIL };
  const listing = { before: listed, after: listed } as unknown as ChangeGroup['listing'];
  const report = reportOf(
    [changeGroup({ ...texts, places, screenshots, listing }), changeGroup({ mark: 'ffffffff' })],
    {
      head: { commit: 'b'.repeat(40), branch: EVIL, uncommitted: [EVIL] },
      checks: [{ name: EVIL, state: 'found', sentence: EVIL, findings: [{ text: EVIL, file: EVIL, line: 1 }] }],
      otherFiles: [{ subject: EVIL, files: [EVIL] }],
      markupOnly: [EVIL],
      notes: [EVIL],
    },
  );
  return reportPage(report, { previewUrl: 'https://preview.example', assetBase: '' });
}

it('shows texts, anchors and file names of the branch as text', () => {
  const $ = load(hostileReport());
  expect($('script')).toHaveLength(1);
  const handlers = $('*')
    .toArray()
    .flatMap((element) => Object.keys($(element).attr() ?? {}).filter((name) => name.startsWith('on')));
  expect(handlers).toEqual([]);
  expect($('article').first().text()).toContain(EVIL);
  expect($('code').text()).toContain(`${EVIL}:1`);
});

it('has a policy that runs the report’s own script and nothing else', () => {
  const $ = load(hostileReport());
  const hash = createHash('sha256').update($('script').text()).digest('base64');
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", `script-src 'sha256-${hash}'`, "base-uri 'none'"]),
  );
  expect($('head > *').index($('meta[http-equiv]'))).toBe(1);
});
