/**
 * The part of Trusted Types that this site uses; TypeScript's own DOM types have none of it yet.
 * A trusted address is typed as the string that `script.src` takes.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API Remove when lib.dom has `TrustedTypePolicyFactory`.
 */
interface ScriptUrlRules {
  /** @throws TypeError for an address that may not be loaded */
  createScriptURL(address: string): string;
}

interface Window {
  /** Undefined in browsers that do not know Trusted Types. */
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules };
}
