import { readFileSync } from 'node:fs';
import path from 'node:path';
import { counted } from '../../../lib/text';
import { groupBy } from '../../groupBy';
import type { Check } from '../checks';
import type { PageChange, PictureChange } from '../compare';
import type { GroupedPicture, TextChange } from '../group';
import {
  isShared,
  type OwnChanges,
  ownChanges,
  ownSentence,
  type Report,
  sameSentence,
  unchangedPages,
  verdict,
} from './report';
import { differenceItem, Html, html, markedWords, titleOf } from './words';

/** The report's folder in a preview. */
export const REPORT_FOLDER = '__review';
/** Where its files are, relative to the report: right with and without a slash at the end of its address, and from disk. */
const BESIDE = `../${REPORT_FOLDER}/`;
const PLAYWRIGHT_REPORT = `${BESIDE}pictures/index.html`;
/** A list shows this many pages and the number of the others. */
const MAX_PAGES = 30;
const STYLES = ['../../../src/styles/tokens.css', 'report.css'].map((name) => path.join(__dirname, name));

const anchorOf = (route: string) => `page-${route}`;
const pageLink = (route: string) => html`<a href="..${route}">${route}</a>`;

function checkItem({ name, state, sentence, findings }: Check): Html {
  const items = findings.map(({ text, file, line, route }) => {
    const place = file ? html`<code>${file}${line && `:${line}`}</code> ` : route && html`${pageLink(route)}: `;
    return html`<li>${place}${text}</li>`;
  });
  return html`<li data-state="${state}"><strong>${name}:</strong> ${sentence}.${items.length > 0 && html`<ul>${items}</ul>`}</li>`;
}

function lookItem({ looks }: Report, route: string, sentence: string): Html | false {
  const look = looks.get(route);
  if (!look) return false;
  const { views, testId } = look;
  if (views.length === 0) return html`<p>At rest, it looks the same.</p>`;
  const slider = html`<a href="${PLAYWRIGHT_REPORT}#?testId=${testId}">Before and after</a>`;
  return html`<p>${sentence} at ${views.join('; ')}. ${slider}</p>`;
}

function pictureItem({ name, before, after }: PictureChange): Html {
  const says = before && after ? 'was replaced' : after ? 'is new' : 'was removed';
  const weights = [before, after]
    .flatMap((picture) => (picture ? [`${Math.ceil(picture.bytes / 1000)} kB`] : []))
    .join(' → ');
  const side = (picture: PictureChange['before'], caption: string) =>
    picture &&
    html`<div><img src="${BESIDE}files/${fileOf(picture)}" alt="${caption}" loading="lazy"><span>${caption}</span></div>`;
  return html`<div class="change"><h3>Picture ${name} ${says} (${weights})</h3><div class="pair small">${side(before, 'Before')}${side(after, 'After')}</div></div>`;
}

/** Returns the name of a picture's copy beside the report. */
export function fileOf({ hash, file }: { hash: string; file: string }): string {
  return `${hash}${path.extname(file)}`;
}

function pageLinks({ pages, pageCount }: Report, routes: readonly string[]): Html {
  const shared = pageCount - pages.filter(({ kind }) => kind === 'added').length;
  if (shared > 1 && routes.length >= shared) return html`every page`;
  const more = routes.length > MAX_PAGES && `and ${routes.length - MAX_PAGES} more`;
  return html`${routes.slice(0, MAX_PAGES).map((route) => html`${pageLink(route)} `)}${more}`;
}

/** Shows a change in each of its places, and the pages that share it. */
function textItem(report: Report, { places, routes }: TextChange, id: string | null): Html {
  const texts = [...groupBy(places, ({ difference }) => JSON.stringify(difference)).values()];
  const items = texts.map((same) => {
    const pages = html`<p class="quiet">On ${pageLinks(report, [...new Set(same.map(({ route }) => route))])}</p>`;
    return html`<div>${differenceItem(same[0].difference)}${id && pages}</div>`;
  });
  const count =
    places.length > 1 &&
    html` <small>(${counted(places.length, 'place')} on ${counted(routes.length, 'page')})</small>`;
  return html`<div class="change"${id && html` id="${id}"`}><h3>${titleOf(places[0].difference)}${count}</h3>${items}</div>`;
}

function sharedSection(report: Report): Html | false {
  const texts = report.grouped.texts.filter(isShared);
  const pictures = report.grouped.pictures.filter(isShared);
  if (texts.length + pictures.length === 0) return false;
  const ofPicture = (picture: GroupedPicture) =>
    html`${pictureItem(picture)}<p class="quiet">On ${pageLinks(report, picture.routes)}</p>`;
  return html`<section><h2 id="shared">On several pages</h2>
${texts.map((text, index) => textItem(report, text, `shared-${index}`))}${pictures.map(ofPicture)}</section>`;
}

function wholePage({ kind, redirect, from, after }: PageChange): Html | false {
  if (kind === 'moved') return html`<p>This page was at ${from}, and that address leads here.</p>`;
  if (kind === 'removed' && redirect)
    return html`<p>This page was removed. Its address leads to ${pageLink(redirect)}.</p>`;
  if (kind === 'removed') return html`<p><strong>This page was removed, and its address leads nowhere.</strong></p>`;
  if (kind === 'changed') return false;
  const words = after?.blocks.filter(({ where }) => !/^(Header|Footer)/.test(where)) ?? [];
  const link = (links: readonly string[]) =>
    links.length > 0 && html` <span class="quiet">→ ${links.join(', ')}</span>`;
  return html`<p>This page is new. Its description: ${after?.metadata.get('description') || 'none'}</p>
<details><summary>Its words</summary>${words.map(({ text, links }) => html`<p>${text}${link(links)}</p>`)}</details>`;
}

function pageSection(report: Report, { page, texts, pictures }: OwnChanges): Html {
  const { route, title, kind } = page;
  return html`<section id="${anchorOf(route)}"><h2>${kind === 'removed' ? route : pageLink(route)}</h2>
<p class="quiet">${title}</p>
${wholePage(page)}${texts.map((text) => textItem(report, text, null))}${pictures.map(pictureItem)}
${lookItem(report, route, kind === 'added' ? 'It looks like this' : 'It looks different')}</section>`;
}

function factsSection(report: Report): Html | false {
  const items = report.facts.map(({ file, where, before, after, routes }) => {
    const shown =
      routes.length > 0 ? html`Shown on ${pageLinks(report, routes)}` : 'No changed words of a page contain it.';
    return html`<li><code>${file}</code> ${where}: ${markedWords(before, after)}<p class="quiet">${shown}</p></li>`;
  });
  return items.length > 0 && html`<section><h2 id="facts">Facts</h2><ul>${items}</ul></section>`;
}

function otherSection(report: Report): Html {
  const same = unchangedPages(report).map(({ route }) => route);
  const { files, base, head } = report.comparison;
  const isCode = files.some((file) => /^(src|plugins)\/.*\.(tsx?|mjs|css)$/.test(file));
  return html`<section><h2>Also</h2>
${same.length > 0 && html`<details><summary>${sameSentence(report)}</summary><p>${pageLinks(report, same)}</p></details>`}
${isCode && html`<p>This changes code. The report shows pages at rest: try menus, forms and keys in the preview.</p>`}
<details><summary>${counted(files.length, 'changed file')}</summary>
<ul>${files.map((file) => html`<li><code>${file}</code></li>`)}</ul></details>
<p class="quiet">Compared with ${base.slice(0, 7)}, at ${head.slice(0, 7)}.</p></section>`;
}

function contents(report: Report): Html {
  const shared = report.grouped.texts.filter(isShared).map(({ places, routes }, index) => {
    const where = html`<a href="#shared-${index}">On ${counted(routes.length, 'page')}</a>`;
    return html`<li>${where}: ${titleOf(places[0].difference)}</li>`;
  });
  const pictures = report.grouped.pictures.filter(isShared).map(({ name, routes }) => {
    return html`<li><a href="#shared">On ${counted(routes.length, 'page')}</a>: picture ${name}</li>`;
  });
  const own = ownChanges(report).map((one) => {
    const { page, texts } = one;
    const words = page.kind === 'changed' && texts[0] ? ` (${titleOf(texts[0].places[0].difference)})` : '';
    return html`<li><a href="#${anchorOf(page.route)}">${page.route}</a>: ${ownSentence(one)}${words}</li>`;
  });
  return html`<nav aria-label="Changes"><ol>${shared}${pictures}${own}</ol></nav>`;
}

/** Renders a report as one page without scripts. Its pictures are files beside it. */
export function reportPage(report: Report): string {
  const { changed, wrong } = verdict(report);
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:; base-uri 'none'; form-action 'none'";
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Review: ${changed}</title>
<style>${STYLES.map((file) => new Html(readFileSync(file, 'utf8')))}</style>
<header><p class="quiet"><a href="../">To the preview</a></p><h1>What this change does to the site</h1>
<p class="lead">${changed}</p><p class="lead">${wrong}</p>
${report.notes.map((note) => html`<p class="note">${note}</p>`)}
<ul>${report.checks.map(checkItem)}</ul></header>
<main>${contents(report)}${sharedSection(report)}${ownChanges(report).map((own) => pageSection(report, own))}
${factsSection(report)}${otherSection(report)}</main>
</html>
`.text;
}
