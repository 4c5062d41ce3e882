import { once } from 'node:events';
import { createStaticHost } from '../staticHost';
import { type RouteFigures, type SiteName, siteNames } from './comparison';
import { portOf } from './freePort';
import { measurePage, type PageFigures } from './measurePage';
import { median } from './results';

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
  const servers = siteNames.map((name) => ({ name, server: createStaticHost(directories[name]) }));
  try {
    for (const { server } of servers) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    }
    for (const route of routes) {
      const loads: Record<SiteName, PageFigures[]> = { 'this site': [], 'preset-classic': [], 'hand-written': [] };
      for (let turn = 1; turn <= repeat; turn += 1) {
        console.error(`${route}: load ${turn} of ${repeat} …`);
        for (const { name, server } of servers) {
          loads[name].push(await measurePage(`http://127.0.0.1:${portOf(server)}${route}`));
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
    for (const { server } of servers) server.close();
  }
}
