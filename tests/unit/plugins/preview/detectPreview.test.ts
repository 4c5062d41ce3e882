/** @jest-environment node */
import { detectPreview } from '../../../../plugins/preview/detectPreview';

const netlify = {
  NETLIFY: 'true',
  CONTEXT: 'deploy-preview',
  REVIEW_ID: '42',
  HEAD: 'words/about',
  REPOSITORY_URL: 'https://token@github.com/company/website.git',
};
const repository = 'https://github.com/company/website';

it.each([
  ['Netlify', netlify, { pullRequest: 42, branch: 'words/about', repository }],
  [
    'Netlify, a branch',
    { ...netlify, CONTEXT: 'branch-deploy', REVIEW_ID: undefined },
    { pullRequest: null, repository },
  ],
  ['a repository behind SSH', { ...netlify, REPOSITORY_URL: 'git@github.com:company/website' }, { repository: null }],
  ['a developer’s machine with PREVIEW=1', { PREVIEW: '1' }, { pullRequest: null }],
  ['another value of PREVIEW', { PREVIEW: 'yes' }, {}],
])('%s: preview', (_, environment, expected) => {
  expect(detectPreview(environment)).toMatchObject(expected);
});

it.each([
  ['Netlify', { ...netlify, CONTEXT: 'production' }],
  ['a pull request on GitHub Actions', { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' }],
  ['a developer’s machine', {}],
  ['PREVIEW=0 on a preview host', { ...netlify, PREVIEW: '0' }],
])('%s: live site', (_, environment) => {
  expect(detectPreview(environment)).toBeNull();
});
