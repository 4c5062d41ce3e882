import { currentTheme } from '../browser/boot/theme';
import { loadScript } from '../browser/loadScript';
import { withTimeout } from '../browser/timeout';
import { thirdParties } from '../config/thirdParties';
import { captcha as strings } from '../facts/formStrings';

/** The part of Google's interface that the site uses: https://developers.google.com/recaptcha/docs/display#js_api */
interface Recaptcha {
  render: (element: HTMLElement, settings: { sitekey: string; theme: string; size: string }) => number;
  getResponse: (widget: number) => string;
  reset: (widget: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    /** Google's script calls it once it is ready. */
    captchaReady?: () => void;
  }
}

/** Width of Google's normal widget in CSS pixels. */
const NORMAL_WIDTH = 304;

/** Shows Google's checkbox above the button of the page's form, which says so if Google cannot be reached. */
export function showCaptcha(sitekey: string) {
  const host = document.createElement('div');
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  document.querySelector('main form [type=submit]')?.before(host, message);

  let widget: number | undefined;
  const answer = () => (widget === undefined ? '' : (window.grecaptcha?.getResponse(widget) ?? ''));

  const isReady = new Promise<void>((resolve, reject) => {
    window.captchaReady = () => {
      const size = host.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal';
      widget = window.grecaptcha?.render(host, { sitekey, size, theme: currentTheme() });
      message.textContent = '';
      resolve();
    };
    // Google's script is loaded once; an earlier form may have done so.
    if (window.grecaptcha) return window.captchaReady();
    // Without `trustedtypes`, Google's script assigns strings where the content policy demands trusted types.
    const query = 'onload=captchaReady&render=explicit&trustedtypes=true';
    loadScript(`${thirdParties.captcha.scriptUrl}?${query}`).addEventListener('error', reject);
  });
  const isShown = withTimeout(isReady).catch(() => {
    message.textContent = strings.unavailable;
  });

  return {
    /** False once React has rendered the form anew, without the checkbox. */
    isOnPage: () => host.isConnected,
    /** Waits for the checkbox, and if it is not ticked, says so. If it could not be shown, the mail service decides. */
    async isMissing(): Promise<boolean> {
      await isShown;
      if (widget === undefined) return false;
      const isMissing = answer() === '';
      message.textContent = isMissing ? strings.missing : '';
      if (isMissing) host.querySelector('iframe')?.focus();
      return isMissing;
    },
    /** The parameter that the mail service passes on to Google; none before the checkbox is ticked. */
    params: (): Record<string, string> => (answer() ? { 'g-recaptcha-response': answer() } : {}),
    /** A token is valid for one request. */
    reset: () => widget !== undefined && window.grecaptcha?.reset(widget),
  };
}
