/** The script of the preview bar, which `plugins/preview/plugin.ts` bundles into previews only. */

import { pageRoute } from '../../../lib/siteAddress';
import { BAR_STYLES, type BarSettings, CHANGES_FILE, type PageChange } from '../build';
import { createBar, element } from './createBar';

/** Set by the bundler. */
declare const BAR_SETTINGS: BarSettings;

/** Loads the changes that `npm run review` found; null if no comparison was made or its file cannot be read. */
const loadChanges = (): Promise<PageChange[] | null> =>
  fetch(`/${CHANGES_FILE}`)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);

async function start(): Promise<void> {
  document.head.append(element('link', { rel: 'stylesheet', href: `/${BAR_STYLES}` }));
  const route = pageRoute(location.pathname.replace(/^\/+|\/+$/g, '')) ?? '';
  document.body.append(createBar(BAR_SETTINGS, await loadChanges(), route));
}

start();
