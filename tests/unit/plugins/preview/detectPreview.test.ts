/** @jest-environment node */
import { detectPreview, repositoryAddress } from '../../../../plugins/preview/detectPreview';

const netlify = {
  NETLIFY: 'true',
  CONTEXT: 'deploy-preview',
  PULL_REQUEST: 'true',
  REVIEW_ID: '42',
  HEAD: 'words/about',
  COMMIT_REF: 'a'.repeat(40),
  REPOSITORY_URL: 'https://token@github.com/company/website',
};
const pages = { CF_PAGES: '1', CF_PAGES_BRANCH: 'words', CF_PAGES_COMMIT_SHA: 'b'.repeat(40) };

it.each([
  ['Netlify', netlify, { pullRequest: 42, branch: 'words/about', commit: 'a'.repeat(40) }],
  [
    'Netlify, a branch',
    { ...netlify, CONTEXT: 'branch-deploy', PULL_REQUEST: 'false', REVIEW_ID: undefined },
    { pullRequest: null, branch: 'words/about' },
  ],
  ['Cloudflare Pages', pages, { pullRequest: null, branch: 'words', commit: 'b'.repeat(40) }],
  ['a developer’s machine with PREVIEW=1', { PREVIEW: '1' }, { pullRequest: null }],
  ['another value of PREVIEW', { PREVIEW: 'yes' }, {}],
])('%s: preview', (_, environment, expected) => {
  expect(detectPreview(environment)).toMatchObject(expected);
});

it.each([
  ['Netlify', { ...netlify, CONTEXT: 'production', PULL_REQUEST: 'false' }],
  ['Cloudflare Pages', { ...pages, CF_PAGES_BRANCH: 'main' }],
  ['Cloudflare Pages with another production branch', { ...pages, CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }],
  ['a pull request on GitHub Actions', { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' }],
  ['a developer’s machine', {}],
  ['PREVIEW=0 on a preview host', { ...netlify, PREVIEW: '0' }],
])('%s: live site', (_, environment) => {
  expect(detectPreview(environment)).toBeNull();
});

it.each([
  ['https://github.com/company/website.git', 'https://github.com/company/website'],
  ['https://name:secret@gitlab.com/company/team/website.git', 'https://gitlab.com/company/team/website'],
  ['git@github.com:company/website.git', 'https://github.com/company/website'],
  ['ssh://git@github.com:22/company/website', 'https://github.com/company/website'],
  ['/srv/website', null],
])('the web address of %s is %s', (gitAddress, expected) => {
  expect(repositoryAddress(gitAddress)).toBe(expected);
});
