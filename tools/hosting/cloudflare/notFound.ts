/** Cloudflare calls this only for addresses that no file of the build has (`wrangler.jsonc`). */
interface Environment {
  ASSETS: { fetch(address: URL): Promise<Response> };
}

/**
 * The page for unknown addresses. Cloudflare's own setting for it sends the headers of the folder that was asked for:
 * a script that is missing during a deploy would be remembered as missing for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const page = await ASSETS.fetch(new URL('/404', request.url));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
