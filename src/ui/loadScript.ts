import { SCRIPT_POLICY, thirdParties } from '../config/thirdParties';

/** Accepts only addresses from `src/config/thirdParties.ts`, with any query. */
const addressRules: ScriptUrlRules = {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address);
    const isKnown = Object.values(thirdParties).some(({ scriptUrl }) => scriptUrl === origin + pathname);
    if (!isKnown) throw new TypeError(`No script may be loaded from ${address}.`);
    return address;
  },
};

/**
 * The bundles of a page share the policy, because browsers refuse a second one of the same name. Its key is a symbol, so that no element
 * can take its place (DOM clobbering).
 */
const POLICY_KEY = Symbol.for('site.scriptPolicy');
const policyHolder = globalThis as { [POLICY_KEY]?: ScriptUrlRules };

/**
 * Loads the script of a third party.
 * @param data `data-` attributes of the script element, in camel case
 * @returns the script's element
 * @throws TypeError when `src/config/thirdParties.ts` does not list the address
 */
export function loadScript(address: string, data: Record<string, string> = {}): HTMLScriptElement {
  policyHolder[POLICY_KEY] ??= window.trustedTypes?.createPolicy(SCRIPT_POLICY, addressRules) ?? addressRules;
  const script = document.createElement('script');
  script.src = policyHolder[POLICY_KEY].createScriptURL(address);
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
}
