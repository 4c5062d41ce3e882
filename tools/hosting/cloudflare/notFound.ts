interface Environment {
  ASSETS: { fetch(address: URL): Promise<Response> };
}

/**
 * Serves the 404 page. Cloudflare calls this only for addresses without a file (`wrangler.jsonc`). Its own setting for 404
 * pages would send the headers of the requested folder, so that browsers would cache a missing script for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const page = await ASSETS.fetch(new URL('/404', request.url));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
