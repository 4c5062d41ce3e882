/** @jest-environment node */
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatRedirects } from '../../../plugins/site-files/redirects/redirectRules';
import { createStaticHost } from '../../../tools/hosting/staticHost';
import { testFolder } from '../../support/testFolder';

const list = [
  { from: '/story', to: '/about' },
  { from: '/write', to: '/contact#contact-form' },
  { from: '/partner', to: '/contact?interest=partnership#contact-form' },
];

it('formats redirects for hosts', () => {
  expect(formatRedirects(list.slice(0, 1))).toBe(
    '# From src/site/redirects.yaml\n/story /about 301\n/story/ /about 301\n',
  );
});

describe('the static host', () => {
  const { folder } = testFolder({
    _redirects: formatRedirects(list),
    'about.html': 'About',
    '404.html': 'Not found',
  });
  let host: Server;

  beforeAll(async () => {
    host = createStaticHost(folder);
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => new Promise((resolve) => host.close(resolve)));

  function ask(address: string): Promise<{ status?: number; location?: string }> {
    const { port } = host.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: address, agent: false }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      }).on('error', reject);
    });
  }

  it.each([
    ['/story', '/about'],
    ['/story/', '/about'],
    ['/story.html', '/about'],
    ['/story?utm_source=mail', '/about?utm_source=mail'],
    ['/write?tier=free', '/contact?tier=free#contact-form'],
    ['/partner?utm_source=mail', '/contact?interest=partnership#contact-form'],
  ])('redirects %s to %s in one step', async (requested, location) => {
    expect(await ask(requested)).toEqual({ status: 301, location });
  });

  it('does not redirect other addresses', async () => {
    expect(await ask('/about')).toEqual({ status: 200 });
    expect(await ask('/about/')).toEqual({ status: 308, location: '/about' });
    expect(await ask('/stories')).toEqual({ status: 404 });
    expect(await ask('/%23')).toEqual({ status: 404 });
  });
});
