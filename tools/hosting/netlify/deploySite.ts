import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { filesIn } from '../../../lib/filesIn';

/** https://open-api.netlify.com */
const API = 'https://api.netlify.com/api/v1';
/** Milliseconds between two questions about a deploy's state. */
const POLL_INTERVAL = 2_000;
/** Milliseconds after which a deploy that is still being processed counts as failed. */
const PROCESSING_LIMIT = 5 * 60_000;

export interface NetlifySite {
  id: string;
  /** A personal access token. */
  token: string;
}

interface Deploy {
  id: string;
  state: string;
  ssl_url: string;
  error_message?: string;
}

/** Packs every file of a folder, dot files included, under its path from that folder. */
function zipFolder(directory: string): Uint8Array<ArrayBuffer> {
  const entries = filesIn(directory).map((file) => [file, new Uint8Array(readFileSync(path.join(directory, file)))]);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

/**
 * Publishes a built site on Netlify: uploads it as a ZIP file, which replaces the whole site at once, and waits until it is live.
 * https://docs.netlify.com/api/get-started/#zip-file-method
 * @param directory the built site
 * @param options how requests are made, and milliseconds to wait between them and in all; for tests
 * @returns the address of the site
 * @throws Error when Netlify refuses the upload, cannot process it, or takes longer than five minutes
 */
export async function deploySite(
  directory: string,
  { id, token }: NetlifySite,
  { request = fetch, interval = POLL_INTERVAL, limit = PROCESSING_LIMIT } = {},
): Promise<string> {
  async function call(method: 'GET' | 'POST', address: string, body?: Uint8Array<ArrayBuffer>): Promise<Deploy> {
    const response = await request(`${API}${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/zip' }) },
      ...(body && { body }),
    });
    if (response.status === 401)
      throw new Error('Netlify refuses NETLIFY_AUTH_TOKEN. Create a new token and store it.');
    if (response.status === 404) throw new Error('Netlify knows no site with the ID in NETLIFY_SITE_ID.');
    if (!response.ok) throw new Error(`Netlify answers with status ${response.status}: ${await response.text()}`);
    return response.json();
  }

  let deploy = await call('POST', `/sites/${encodeURIComponent(id)}/deploys`, zipFolder(directory));
  for (let waited = 0; deploy.state !== 'ready'; waited += interval) {
    if (deploy.state === 'error') throw new Error(`Netlify could not process the site: ${deploy.error_message}`);
    if (waited >= limit) throw new Error('Netlify has not published the site after five minutes.');
    await wait(interval);
    deploy = await call('GET', `/deploys/${deploy.id}`);
  }
  return deploy.ssl_url;
}
