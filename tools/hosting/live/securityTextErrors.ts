import { SECURITY_TEXT_PATH } from '../../../plugins/site-files/securityText';

const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;
/** Time to check the contact and publish another date. */
const DAYS = 30;

/**
 * Checks that the live `security.txt` does not expire soon.
 * @param site the site's origin, without a slash at the end
 * @returns what is wrong, in sentences; empty if nothing is
 */
export async function securityTextErrors(site: string, get = fetch, now = Date.now()): Promise<string[]> {
  const address = site + SECURITY_TEXT_PATH;
  try {
    const response = await get(address, { signal: AbortSignal.timeout(15_000) });
    const expires = /^Expires: (.*)$/m.exec(await response.text())?.[1];
    if (!response.ok || expires === undefined) return [`${address} is missing or has no expiry date.`];
    if (Date.parse(expires) - now >= DAYS * MILLISECONDS_PER_DAY) return [];
    return [
      `${address} expires on ${expires}. Check that somebody reads mail to its contact, then move the date in plugins/site-files/securityText.ts.`,
    ];
  } catch (error) {
    return [`${address} cannot be fetched: ${(error as Error).message}.`];
  }
}
