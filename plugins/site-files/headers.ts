import { escapePattern } from '../../lib/text';

/** One year, as is usual for files that never change. https://www.rfc-editor.org/rfc/rfc9111 */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Features that pages may not use. Copying code samples works, because `clipboard-write` is not in the list. */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * For how many seconds a browser that has seen the site refuses to open it without HTTPS: one year. The owner decides about more:
 * `; includeSubDomains` locks visitors out of every subdomain that has no certificate, and `; preload` is hard to undo.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security
 */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

const SECURITY_HEADERS: Record<string, string> = {
  'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
  // The rest of the policy is in each page. Browsers ignore `frame-ancestors` in a `<meta>` element.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * For pictures. Opened by its address, an SVG file is a document of the site's origin, and its scripts could read a visitor's draft.
 * It repeats `frame-ancestors`, because some hosts replace the header of `/*` and others join both values.
 */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * Returns the site's headers as a `_headers` file for Netlify, Cloudflare Pages and `npm run serve`. They apply to responses of every
 * status. Where no rule sets `Cache-Control`, these hosts let browsers revalidate each time.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 *
 * If two rules set the same header for a path, hosts join the values with a comma. That is right for `Content-Security-Policy` only:
 * browsers obey every policy in such a list (https://www.w3.org/TR/CSP3/#parse-response-csp).
 * @param preview whether the site is a preview, which search engines are asked not to index
 */
export function headersFile({ preview }: { preview: boolean }): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', { ...SECURITY_HEADERS, ...(preview && { 'X-Robots-Tag': 'noindex' }) }],
    // Names of files in this folder contain a hash of their content.
    ['/assets/*', { 'Cache-Control': IMMUTABLE }],
    ['/images/*', { 'Content-Security-Policy': PICTURE_POLICY }],
    ['/*.svg', { 'Content-Security-Policy': PICTURE_POLICY }],
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * Parses a `_headers` file (https://docs.netlify.com/routing/headers/): a path pattern on a line of its own, then
 * indented `Name: value` lines. `*` matches any characters.
 * @returns the headers for a path; values of the same header are joined
 */
export function headersFor(rules: string, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of rules.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\S/.test(line)) {
      const pattern = line.trim().split('*').map(escapePattern).join('.*');
      applies = new RegExp(`^${pattern}$`).test(pathname);
    } else if (applies) {
      const [name = '', ...value] = line.trim().split(':');
      const text = value.join(':').trim();
      headers[name] = headers[name] === undefined ? text : `${headers[name]}, ${text}`;
    }
  }
  return headers;
}
