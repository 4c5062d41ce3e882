import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../../lib/escapeHtml';
import { ALL_PAGES, type PageChange, type Report } from '../../../plugins/preview/changes';
import { subjectName } from '../rowParts';
import { counted, headline, KIND_NAMES, namedCauses, weightChange } from './headline';
import { metadataSection } from './metadata';
import { screenshotsSection } from './screenshots';
import { wordsSection } from './textChanges';

/** The site's design tokens, then the report's own styles. */
const STYLES = [
  '../../../src/styles/tokens.css',
  ...['base', 'overview', 'words', 'screenshots', 'metadata'].map((subject) => `styles/${subject}.css`),
];
const SCRIPT = 'client.js';

interface Setting {
  /** Address of the preview; null if there is none. */
  previewUrl: string | null;
  /** Prefix of image addresses: empty for files beside the report, `/review/` in a preview. */
  assetBase: string;
}

function fileBeside(name: string): string {
  return readFileSync(path.join(__dirname, name), 'utf8');
}

function anchorOf(route: string): string {
  return route === ALL_PAGES ? 'all-pages' : `page-${escapeHtml(subjectName(route))}`;
}

function nameOf({ route }: PageChange): string {
  return route === ALL_PAGES ? 'All pages' : route;
}

function kindList({ kinds }: PageChange): string {
  return `<ul class="kinds">${kinds.map((kind) => `<li data-kind="${kind}">${KIND_NAMES[kind]}</li>`).join('')}</ul>`;
}

function becauseLine(row: PageChange): string {
  const causes = namedCauses(row);
  if (causes.length === 0) return '';
  return `<p class="because">Caused by ${causes.map((cause) => `<code>${escapeHtml(cause)}</code>`).join(', ')}</p>`;
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
    ? `<p>The page was removed. Its address redirects to <code>${escapeHtml(redirect)}</code>.</p>`
    : '<p class="warning">The page was removed and its address has no redirect.</p>';
}

function lighthouseLine({ lighthouse }: PageChange): string {
  if (!lighthouse) return '';
  const { before, after } = lighthouse;
  const figures = [
    `performance ${before.performance} → ${after.performance}`,
    `largest contentful paint ${before.largestContentfulPaint} → ${after.largestContentfulPaint} ms`,
    `total blocking time ${before.totalBlockingTime} → ${after.totalBlockingTime} ms`,
  ];
  return `<p>Lighthouse: ${figures.join(', ')}. These figures vary from run to run.</p>`;
}

function article(row: PageChange, { previewUrl, assetBase }: Setting): string {
  const source = row.file ? `<p class="source">Source: <code>${escapeHtml(row.file)}</code></p>` : '';
  const isInPreview = previewUrl !== null && row.route !== ALL_PAGES && !row.kinds.includes('removed');
  const link = isInPreview
    ? `<p><a href="${escapeHtml(encodeURI(previewUrl + row.route))}">Open the page in the preview</a></p>`
    : '';
  const weight =
    row.kinds.includes('weight') || row.lighthouse
      ? `<p>Transferred bytes: ${weightChange(row) || 'no change'}.</p>`
      : '';
  return `<article id="${anchorOf(row.route)}">
<header><h2>${escapeHtml(nameOf(row))}</h2><p class="page-title">${escapeHtml(row.title)}</p>${kindList(row)}${becauseLine(row)}${source}${link}</header>
${redirectLine(row)}${weight}${lighthouseLine(row)}${wordsSection(row.words)}${screenshotsSection(row, assetBase)}${metadataSection(row, assetBase)}
</article>`;
}

function comparedLine({ base, head }: Report): string {
  const branch = head.branch ? `<code>${escapeHtml(head.branch)}</code> at ` : '';
  const uncommitted =
    head.uncommitted.length > 0 ? `, with ${counted(head.uncommitted.length, 'uncommitted file')}` : '';
  const short = `<code>${base.commit.slice(0, 7)}</code>`;
  const named = base.commit.startsWith(base.ref) ? short : `<code>${escapeHtml(base.ref)}</code> at ${short}`;
  return `<p class="quiet">${branch}<code>${head.commit.slice(0, 7)}</code>${uncommitted}, compared with ${named}.</p>`;
}

function notesList({ notes }: Report): string {
  return notes.length > 0
    ? `<ul class="warnings">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`
    : '';
}

function markupLine({ markupOnly }: Report): string {
  if (markupOnly.length === 0) return '';
  return `<p class="quiet">${counted(markupOnly.length, 'page')} with changed markup but the same words and appearance: ${markupOnly.map((route) => `<code>${escapeHtml(route)}</code>`).join(', ')}.</p>`;
}

/**
 * Renders the report as one page with its styles and script inside; screenshots are files beside it. The page depends on
 * the report only, so that two runs on the same commits give the same page.
 */
export function reportPage(report: Report, setting: Setting): string {
  const { rows } = report;
  const script = fileBeside(SCRIPT);
  const hash = createHash('sha256').update(script).digest('base64');
  // The report shows text of a branch that nobody has reviewed. It is opened as a file, too, which is not its own 'self'.
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src 'self' file: data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
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
<script>${script}</script>
</html>
`;
}
