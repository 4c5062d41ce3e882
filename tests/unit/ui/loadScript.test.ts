import { thirdParties } from '../../../src/config/thirdParties';
import { loadScript } from '../../../src/ui/loadScript';

it('uses one Trusted Types policy in browsers that have them', () => {
  const createPolicy = jest.fn((_name: string, rules: ScriptUrlRules) => rules);
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  loadScript(`${thirdParties.analytics.scriptUrl}?id=G-1`, { chatId: 'a' });
  loadScript(thirdParties.chat.scriptUrl);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('site-third-parties');
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    `${thirdParties.analytics.scriptUrl}?id=G-1`,
    thirdParties.chat.scriptUrl,
  ]);
  expect(document.scripts[0]?.dataset.chatId).toBe('a');
});

it.each(['https://elsewhere.example/x.js', `${thirdParties.chat.scriptUrl}.js`, 'data:text/javascript,alert(1)'])(
  'rejects %s, which is not a third party of the site',
  (address) => {
    expect(() => loadScript(address)).toThrow(`No script may be loaded from ${address}.`);
    expect([...document.scripts].map(({ src }) => src)).not.toContain(address);
  },
);
