import { type FreeHost, serveOnFreePort } from '../freeHost';
import { median } from '../median';
import { type RouteFigures, type SiteName, siteNames } from './comparison';
import { measurePage, type PageFigures } from './measurePage';

function medians(loads: readonly PageFigures[]): PageFigures {
  const middle = (name: keyof PageFigures) => median(loads.map((load) => load[name]));
  return {
    bytes: middle('bytes'),
    scriptBytes: middle('scriptBytes'),
    requests: middle('requests'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    inp: middle('inp'),
  };
}

/**
 * Serves each site on the loopback and loads each page, by turns: what the machine does meanwhile meets all sites alike.
 * @param directories the built sites
 */
export async function measureSites(
  directories: Record<SiteName, string>,
  routes: readonly string[],
  repeat: number,
): Promise<RouteFigures> {
  const figures: RouteFigures = {};
  const hosts: { name: SiteName; host: FreeHost }[] = [];
  try {
    for (const name of siteNames) hosts.push({ name, host: await serveOnFreePort(directories[name]) });
    for (const route of routes) {
      const loads: Record<SiteName, PageFigures[]> = { 'this site': [], 'preset-classic': [], 'hand-written': [] };
      for (let turn = 1; turn <= repeat; turn += 1) {
        console.error(`${route}: load ${turn} of ${repeat} …`);
        for (const { name, host } of hosts) {
          loads[name].push(await measurePage(host.origin + route));
        }
      }
      figures[route] = {
        'this site': medians(loads['this site']),
        'preset-classic': medians(loads['preset-classic']),
        'hand-written': medians(loads['hand-written']),
      };
    }
    return figures;
  } finally {
    for (const { host } of hosts) host.close();
  }
}
