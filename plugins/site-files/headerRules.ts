/** Headers for the paths that a pattern names; `*` at its end stands for any characters. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** A year: the longest time that caches are asked to keep anything. https://www.rfc-editor.org/rfc/rfc9111 */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What a page may ask of the device: nothing. Copying a code sample needs no entry, because it is allowed by default. */
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

const SECURITY: Record<string, string> = {
  // Two years, with subdomains. Not `preload`: entering browsers' built-in lists is hard to take back, and the owner's choice.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  // The rest of the policy stands in each page; `frame-ancestors` is what browsers read only here.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The headers of the site, whatever host sends them: the one source of `_headers` and of every host's configuration.
 * A later rule replaces a header of an earlier one. They belong to answers of every status, the 404 page included,
 * except that a 404 must not be called immutable: the file may come back with the next deploy.
 * @param preview whether the site is a preview, which search engines are asked not to keep
 */
export function headerRules({ preview }: { preview: boolean }): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: { ...SECURITY, ...(preview && { 'X-Robots-Tag': 'noindex' }), 'Cache-Control': REVALIDATED },
    },
    // The names of these files change with their content.
    { path: '/assets/*', headers: { 'Cache-Control': IMMUTABLE } },
  ];
}
