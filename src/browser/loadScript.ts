import { SCRIPT_POLICY, thirdParties } from '../config/thirdParties';

/** Accepts only addresses from `src/config/thirdParties.ts`, with any query. */
const urlRules: ScriptUrlRules = {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url);
    const isKnown = Object.values(thirdParties).some(({ scriptUrl }) => scriptUrl === origin + pathname);
    if (!isKnown) throw new TypeError(`No script may be loaded from ${url}.`);
    return url;
  },
};

/**
 * Loads the script of a third party.
 * @param data `data-` attributes of the script element, in camel case
 * @returns the script's element
 * @throws TypeError when `src/config/thirdParties.ts` does not list the address
 */
export function loadScript(url: string, data: Record<string, string> = {}): HTMLScriptElement {
  // The bundles of a page share the policy, because browsers refuse a second one of the same name.
  window.scriptPolicy ??= window.trustedTypes?.createPolicy(SCRIPT_POLICY, urlRules) ?? urlRules;
  const script = document.createElement('script');
  script.src = window.scriptPolicy.createScriptURL(url);
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
}
