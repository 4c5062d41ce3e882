/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import siteFiles from '../../../plugins/site-files/plugin';

it('refuses a site below a path in one sentence, before anything is built', () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {});
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  siteFiles({ siteDir: '.', baseUrl: '/' } as LoadContext);
  expect(exit).not.toHaveBeenCalled();
  siteFiles({ siteDir: '.', baseUrl: '/site/' } as LoadContext);
  expect(exit).toHaveBeenCalledWith(1);
  expect(print.mock.calls).toEqual([[expect.stringContaining('root of a domain or subdomain')]]);
  jest.restoreAllMocks();
});
