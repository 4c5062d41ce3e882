import { pageKey } from '../../../src/routing/pageKey';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/contact?interest=cloud', '/contact'],
  ['/contact#form', '/contact'],
  ['/auth/callback/?code=/x#/y', '/auth/callback'],
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
])('%s is the page %s', (address, key) => {
  expect(pageKey(address)).toBe(key);
});
