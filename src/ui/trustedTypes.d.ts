/**
 * The part of Trusted Types that this site uses, with trusted addresses typed as strings, as `script.src` accepts them.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API Delete this file when lib.dom has `TrustedTypePolicyFactory`.
 */
interface ScriptUrlRules {
  /** @throws TypeError for an address that may not be loaded */
  createScriptURL(address: string): string;
}

interface Window {
  /** Undefined in browsers without Trusted Types. */
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules };
}
