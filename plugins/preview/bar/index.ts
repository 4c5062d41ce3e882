/** The script of the preview bar, which `plugins/preview/plugin.ts` bundles into previews only. */

import { pageRoute } from '../../../lib/urls';
import { BAR_STYLES, type BarSettings, CHANGES_FILE, type PageChange } from '../pageChanges';
import { createBar, element } from './createBar';

/** Set by the bundler. */
declare const BAR_SETTINGS: BarSettings;

async function showBar(): Promise<void> {
  document.head.append(element('link', { rel: 'stylesheet', href: `/${BAR_STYLES}` }));
  const route = pageRoute(location.pathname.replace(/^\/+|\/+$/g, '')) ?? '';
  // The build writes `null`, and `npm run review` the changes.
  const changes: PageChange[] | null = await (await fetch(`/${CHANGES_FILE}`)).json();
  document.body.append(createBar(BAR_SETTINGS, changes, route));
}

showBar();
