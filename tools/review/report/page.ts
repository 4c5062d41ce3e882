import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../../lib/escapeHtml';
import { ALL_PAGES, type PageChange, type Report } from '../../../plugins/preview/changes';
import { counted, headline, kindName, namedCauses, weightSentence } from './inWords';
import { metadataSection } from './metadata';
import { picturesSection } from './pictures';
import { wordsSection } from './textChanges';

/** How the page is dressed: the site's own roles, then the report's. */
const STYLES = [
  '../../../src/styles/tokens.css',
  ...['base', 'overview', 'words', 'pictures', 'metadata'].map((subject) => `styles/${subject}.css`),
];
const SCRIPT = 'client.js';

interface Setting {
  /** Where the preview is; null for none. */
  previewUrl: string | null;
  /** What stands before the names of pictures: empty beside the report, `/review/` in a preview. */
  assetBase: string;
}

function fileBeside(name: string): string {
  return readFileSync(path.join(__dirname, name), 'utf8');
}

function anchorOf(route: string): string {
  return route === ALL_PAGES ? 'all-pages' : `page-${route.slice(1).replaceAll('/', '-') || 'home'}`;
}

function nameOf({ route }: PageChange): string {
  return route === ALL_PAGES ? 'All pages' : route;
}

function kindList({ kinds }: PageChange): string {
  return `<ul class="kinds">${kinds.map((kind) => `<li data-kind="${kind}">${kindName(kind)}</li>`).join('')}</ul>`;
}

function becauseLine(row: PageChange): string {
  const causes = namedCauses(row);
  if (causes.length === 0) return '';
  return `<p class="because">Because of ${causes.map((cause) => `<code>${escapeHtml(cause)}</code>`).join(', ')}</p>`;
}

function overview(rows: readonly PageChange[]): string {
  const items = rows.map(
    (row) =>
      `<li><a href="#${anchorOf(row.route)}">${escapeHtml(nameOf(row))}</a>${kindList(row)}${becauseLine(row)}</li>`,
  );
  return `<nav aria-label="Changed pages"><ol class="overview">${items.join('')}</ol></nav>`;
}

function redirectLine({ kinds, redirect }: PageChange): string {
  if (!kinds.includes('removed')) return '';
  return redirect
    ? `<p>The page is gone. Its address leads to <code>${escapeHtml(redirect)}</code>.</p>`
    : '<p class="warning">The page is gone and its address leads nowhere.</p>';
}

function lighthouseLine({ lighthouse }: PageChange): string {
  if (!lighthouse) return '';
  const { before, after } = lighthouse;
  const milliseconds = (value: number) => `${Math.round(value)} ms`;
  return `<p>Lighthouse: performance ${before.performance} → ${after.performance}, largest contentful paint ${milliseconds(before.largestContentfulPaint)} → ${milliseconds(after.largestContentfulPaint)}, total blocking time ${milliseconds(before.totalBlockingTime)} → ${milliseconds(after.totalBlockingTime)}. These figures vary from run to run.</p>`;
}

function article(row: PageChange, { previewUrl, assetBase }: Setting): string {
  const source = row.file ? `<p class="source">From <code>${escapeHtml(row.file)}</code></p>` : '';
  const isThere = previewUrl !== null && row.route !== ALL_PAGES && !row.kinds.includes('removed');
  const link = isThere
    ? `<p><a href="${escapeHtml(encodeURI(previewUrl + row.route))}">Open the page in the preview</a></p>`
    : '';
  const weight = row.kinds.includes('weight') || row.lighthouse ? `<p>${weightSentence(row)}</p>` : '';
  return `<article id="${anchorOf(row.route)}">
<header><h2>${escapeHtml(nameOf(row))}</h2><p class="page-title">${escapeHtml(row.title)}</p>${kindList(row)}${becauseLine(row)}${source}${link}</header>
${redirectLine(row)}${weight}${lighthouseLine(row)}${wordsSection(row.words)}${picturesSection(row, assetBase)}${metadataSection(row, assetBase)}
</article>`;
}

function comparedLine({ base, head }: Report): string {
  const branch = head.branch ? `<code>${escapeHtml(head.branch)}</code> at ` : '';
  const dirty = head.uncommitted.length > 0 ? `, with ${counted(head.uncommitted.length, 'uncommitted file')}` : '';
  const short = `<code>${base.commit.slice(0, 7)}</code>`;
  const named = base.commit.startsWith(base.ref) ? short : `<code>${escapeHtml(base.ref)}</code> at ${short}`;
  return `<p class="quiet">${branch}<code>${head.commit.slice(0, 7)}</code>${dirty}, compared with ${named}.</p>`;
}

function notesList({ notes }: Report): string {
  return notes.length > 0
    ? `<ul class="warnings">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`
    : '';
}

function markupLine({ markupOnly }: Report): string {
  if (markupOnly.length === 0) return '';
  return `<p class="quiet">${counted(markupOnly.length, 'page')} with other markup that reads and looks the same: ${markupOnly.map((route) => `<code>${escapeHtml(route)}</code>`).join(', ')}.</p>`;
}

/**
 * The report as one page that needs no network: styles and script inside, pictures as files beside it.
 * It says nothing that is not in the report, so that two runs on the same commits give the same page.
 */
export function reportPage(report: Report, setting: Setting): string {
  const { rows } = report;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Review: ${escapeHtml(headline(report))}</title>
<style>${STYLES.map(fileBeside).join('\n')}</style>
<header class="top"><h1>What this change does to the site</h1><p class="lead">${escapeHtml(headline(report))}</p>
${comparedLine(report)}${notesList(report)}</header>
<main>${rows.length > 0 ? overview(rows) : ''}
${rows.map((row) => article(row, setting)).join('\n')}
${markupLine(report)}</main>
<script>${fileBeside(SCRIPT)}</script>
</html>
`;
}
