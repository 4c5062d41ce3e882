import 'react';

declare module 'react' {
  /** Invoker commands, which React passes through. Remove when @types/react has them. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

declare global {
  /**
   * The part of Trusted Types that this site uses, with trusted addresses typed as strings, as `script.src` accepts them.
   * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API Remove when lib.dom has `TrustedTypePolicyFactory`.
   */
  interface ScriptUrlRules {
    /** @throws TypeError for an address that may not be loaded */
    createScriptURL(url: string): string;
  }

  interface Document {
    /** Undefined in browsers without the Speculation Rules API. Remove when lib.dom has it. */
    readonly prerendering?: boolean;
  }

  interface Window {
    /** Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules };
    /** Set by `loadScript`. */
    scriptPolicy?: ScriptUrlRules;
  }
}
