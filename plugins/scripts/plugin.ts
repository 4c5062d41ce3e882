import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { minifySync } from '@swc/core';
import type { CheerioAPI } from 'cheerio';
import { type BuildOptions, build } from 'esbuild';
import { contentHash } from '../../lib/fileCache';
import { writeFileAndDirectory } from '../../lib/files';
import { connectionsOf } from '../../src/config/connections';
import { formAnchors } from '../../src/config/forms';
import { redirectingRoutes } from '../../src/config/paths';
import type { ModeOptions } from '../buildMode';
import { factsPlugin } from '../bundler/facts';

/** Marks the script that scrolls to the contact form, so that a post-build step can remove it from pages without the form. */
const FORM_ARRIVAL = 'data-form-arrival';

/** Bundles a script from `src` with the facts that it uses. */
async function bundle(siteDirectory: string, entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: [path.join(siteDirectory, 'src', entry)],
    bundle: true,
    write: false,
    target: 'es2022',
    charset: 'utf8',
    plugins: [factsPlugin(siteDirectory)],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Bundles a script from `src/browser/boot` into a classic script without global names. esbuild bundles and SWC minifies, because
 * together they produce the shortest script.
 */
async function bootScript(siteDirectory: string, name: 'head' | 'formArrival' | 'index'): Promise<string> {
  const { code } = minifySync(
    `(() => {${await bundle(siteDirectory, `browser/boot/${name}.ts`, { format: 'esm' })}})()`,
    {
      compress: { passes: 3, ecma: 2020, unsafe_arrows: true, negate_iife: false },
      mangle: true,
      ecma: 2020,
    },
  );
  return code.replace(/;$/, '');
}

/** Bundles the script that asks for consent and loads analytics, with the measurement ID. */
function analyticsScript(siteDirectory: string, measurementId: string): Promise<string> {
  return bundle(siteDirectory, 'browser/analytics/consent.ts', {
    format: 'iife',
    minify: true,
    define: { MEASUREMENT_ID: JSON.stringify(measurementId) },
  });
}

/** A script in a file of its own, with a hash of its content in the address, so that browsers can cache it forever. */
function scriptFile(name: string, text: string): { src: string; text: string } {
  return { src: `/assets/js/${name}.${contentHash(text)}.js`, text };
}

/**
 * Browsers that support it prerender the target of a link when the visitor points at it or touches it. Pages that redirect
 * with a script are excluded. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: redirectingRoutes } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Removes the script that scrolls to the contact form from a built page without the form. */
export function dropFormArrival($: CheerioAPI): void {
  const script = $(`script[${FORM_ARRIVAL}]`);
  if ($(`#${formAnchors.contact}`).length > 0) script.removeAttr(FORM_ARRIVAL);
  else script.remove();
}

/**
 * Adds the scripts that are not React to every page: one inline in the head, which must run before the first paint and the
 * first input; analytics, if the build has a measurement ID; one at the start of the body that scrolls to the contact form; the
 * speculation rules; and the boot script. The boot script is the last element of the body and `async`: the elements that it looks for
 * are before it, and Chromium lays out the page for the `load` event in a task of its own. After a deferred script, both are one long task.
 */
export default async function scripts({ siteDir, siteConfig }: LoadContext, { mode }: ModeOptions): Promise<Plugin> {
  const { measurementId } = connectionsOf(siteConfig);
  const isDevelopment = mode === 'development';
  const [head, arrival, boot, analytics] = await Promise.all([
    bootScript(siteDir, 'head'),
    bootScript(siteDir, 'formArrival'),
    bootScript(siteDir, 'index'),
    measurementId ? analyticsScript(siteDir, measurementId) : null,
  ]);
  const analyticsFiles = analytics === null ? [] : [scriptFile('analytics', analytics)];
  const bootFile = scriptFile('boot', boot);
  const inline = (innerHTML: string, attributes = {}): HtmlTagObject => ({ tagName: 'script', innerHTML, attributes });
  return {
    name: 'scripts',
    injectHtmlTags: () => ({
      headTags: [
        inline(head),
        ...analyticsFiles.map(({ src }) => ({ tagName: 'script', attributes: { src, defer: true } })),
      ],
      // Not in the head, where the minifier would join it with the other script after the policy has their hashes.
      preBodyTags: [inline(arrival, { [FORM_ARRIVAL]: '' })],
      // The development server has no output folder for files, and prerendering is of no use there.
      postBodyTags: isDevelopment
        ? [inline(boot)]
        : [
            inline(SPECULATION_RULES, { type: 'speculationrules' }),
            { tagName: 'script', attributes: { src: bootFile.src, async: true } },
          ],
    }),
    async postBuild({ outDir }) {
      for (const { src, text } of [...analyticsFiles, bootFile])
        await writeFileAndDirectory(path.join(outDir, src), text);
    },
  };
}
