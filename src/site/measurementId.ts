/** What Google calls a measurement ID. It becomes part of a script's address, so nothing else may pass. */
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,}$/;

/**
 * The Google Analytics measurement ID of a build: `GA_MEASUREMENT_ID`, in production builds. The
 * configuration leaves previews out.
 * @returns undefined where nothing is measured
 * @throws Error when the setting does not look like one
 */
export function measurementId(environment: Record<string, string | undefined>): string | undefined {
  const { GA_MEASUREMENT_ID: id, NODE_ENV } = environment;
  if (!id || NODE_ENV !== 'production') return undefined;
  if (!MEASUREMENT_ID.test(id)) throw new Error(`GA_MEASUREMENT_ID is "${id}". It must look like G-AB12CD34EF.`);
  return id;
}
