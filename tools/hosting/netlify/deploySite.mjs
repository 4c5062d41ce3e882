import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** https://open-api.netlify.com */
const API = 'https://api.netlify.com/api/v1';
/** Milliseconds between two requests for a deploy's state. */
const POLL_INTERVAL = 2_000;
/** Milliseconds after which a deploy that is still being processed counts as failed. */
const PROCESSING_LIMIT = 5 * 60_000;

/**
 * @typedef {object} NetlifySite
 * @property {string} id
 * @property {string} token a personal access token
 *
 * @typedef {object} Deploy
 * @property {string} id
 * @property {string} state
 * @property {string} ssl_url
 * @property {string[]} [required] digests of the files that Netlify does not have yet
 * @property {string} [error_message]
 */

/**
 * Reads every file of a folder, dot files included.
 * @param {string} directory
 * @returns {Map<string, { content: Uint8Array<ArrayBuffer>, digest: string }>} by address: `/assets/page.js`
 */
function readFiles(directory) {
  const files = new Map();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    // A link could point to a file of the runner.
    if (!entry.isFile()) throw new Error(`${file} is not a regular file.`);
    const content = new Uint8Array(readFileSync(file));
    const address = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    files.set(address, { content, digest: createHash('sha1').update(content).digest('hex') });
  }
  return files;
}

/**
 * Publishes a built site on Netlify: sends the digests of all files, uploads those that Netlify does not have, and waits until the
 * site is live. It replaces the whole site at once. https://docs.netlify.com/api/get-started/#file-digest-method
 *
 * It uses no package, because any code that runs here can read the token.
 * @param {string} directory the built site
 * @param {NetlifySite} site
 * @param {{ request?: typeof fetch, interval?: number, limit?: number }} [options] how requests are made, and milliseconds to
 * wait between them and in all; for tests
 * @returns {Promise<string>} the address of the site
 * @throws {Error} when Netlify refuses the upload, cannot process it, or takes longer than five minutes
 */
export async function deploySite(
  directory,
  { id, token },
  { request = fetch, interval = POLL_INTERVAL, limit = PROCESSING_LIMIT } = {},
) {
  /**
   * @param {string} method
   * @param {string} address
   * @param {{ type: string, content: string | Uint8Array<ArrayBuffer> }} [body]
   * @returns {Promise<Deploy>}
   */
  async function call(method, address, body) {
    const response = await request(`${API}${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': body.type }) },
      ...(body && { body: body.content }),
    });
    if (response.status === 401)
      throw new Error('Netlify refuses NETLIFY_AUTH_TOKEN. Create a new token and store it.');
    if (response.status === 404) throw new Error('Netlify knows no site with the ID in NETLIFY_SITE_ID.');
    if (!response.ok) throw new Error(`Netlify answers with status ${response.status}: ${await response.text()}`);
    return response.json();
  }

  const files = readFiles(directory);
  const digests = Object.fromEntries([...files].map(([address, { digest }]) => [address, digest]));
  let deploy = await call('POST', `/sites/${encodeURIComponent(id)}/deploys`, {
    type: 'application/json',
    content: JSON.stringify({ files: digests }),
  });
  const required = new Set(deploy.required);
  for (const [address, { content, digest }] of files) {
    if (!required.has(digest)) continue;
    const place = address.split('/').map(encodeURIComponent).join('/');
    await call('PUT', `/deploys/${deploy.id}/files${place}`, { type: 'application/octet-stream', content });
  }
  for (let waited = 0; deploy.state !== 'ready'; waited += interval) {
    if (deploy.state === 'error') throw new Error(`Netlify could not process the site: ${deploy.error_message}`);
    if (waited >= limit) throw new Error('Netlify has not published the site after five minutes.');
    await wait(interval);
    deploy = await call('GET', `/deploys/${deploy.id}`);
  }
  return deploy.ssl_url;
}
