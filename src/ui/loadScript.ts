import { SCRIPT_CHECK, thirdParties } from '../site/thirdParties';

/** Lets pass what `src/site/thirdParties.ts` names, with any query. */
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
    /** One check for all scripts of the site: browsers refuse a second one of the same name. */
    siteScriptCheck?: ScriptUrlRules;
  }
}

/**
 * Loads the script of a third party.
 * @param address where the script is, with its query
 * @param data its `data-` attributes, in camel case
 * @throws TypeError when `src/site/thirdParties.ts` does not name the address
 */
export function loadScript(address: string, data: Record<string, string> = {}): void {
  window.siteScriptCheck ??= window.trustedTypes?.createPolicy(SCRIPT_CHECK, addressCheck) ?? addressCheck;
  const script = document.createElement('script');
  script.src = window.siteScriptCheck.createScriptURL(address);
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
}
