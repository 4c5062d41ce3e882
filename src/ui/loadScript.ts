import { SCRIPT_CHECK, thirdParties } from '../site/thirdParties';

/** Accepts only addresses from `src/site/thirdParties.ts`, with any query. */
const addressCheck: ScriptUrlRules = {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address);
    const isKnown = Object.values(thirdParties).some(({ scriptUrl }) => scriptUrl === origin + pathname);
    if (!isKnown) throw new TypeError(`No script may be loaded from ${address}.`);
    return address;
  },
};

declare global {
  interface Window {
    /** One policy for all scripts of the site, because browsers refuse a second policy of the same name. */
    siteScriptCheck?: ScriptUrlRules;
  }
}

/**
 * Loads the script of a third party.
 * @param data `data-` attributes of the script element, in camel case
 * @returns the script's element
 * @throws TypeError when `src/site/thirdParties.ts` does not list the address
 */
export function loadScript(address: string, data: Record<string, string> = {}): HTMLScriptElement {
  window.siteScriptCheck ??= window.trustedTypes?.createPolicy(SCRIPT_CHECK, addressCheck) ?? addressCheck;
  const script = document.createElement('script');
  script.src = window.siteScriptCheck.createScriptURL(address);
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
}
