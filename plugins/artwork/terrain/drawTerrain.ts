import { Router } from 'express';
import { pageSources } from '../../../lib/pages';
import { TERRAIN_FOLDER, terrainName } from '../../../src/config/terrain';
import { terrainSvg } from './drawing';
import { pageTerrain } from './pageTerrain';

/** Draws a page's terrain when a browser asks for it, because pages come, and change theirs, while the development server runs. */
export function drawTerrain(siteDirectory: string): Router {
  return Router().get(`/${TERRAIN_FOLDER}/:name.svg`, (request, response, next) => {
    pageSources(siteDirectory).then((pages) => {
      const page = pages.find(({ route }) => terrainName(route) === request.params.name);
      if (page) response.type('svg').send(terrainSvg(pageTerrain(page)));
      else next();
    }, next);
  });
}
