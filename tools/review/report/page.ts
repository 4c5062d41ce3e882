import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../../lib/escapeHtml';
import { type ChangeGroup, changeKinds, KIND_NAMES, type Report } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';
import { anchorOf, article } from './article';
import { headline, placesSentence } from './headline';
import type { ReportSetting } from './setting';
import { verdict } from './verdict';

/** The site's design tokens, then the report's own styles. */
const STYLES = [
  '../../../src/styles/tokens.css',
  ...['base', 'verdict', 'words', 'screenshots', 'listing'].map((subject) => `styles/${subject}.css`),
];
const SCRIPT = 'client.js';
/** With fewer changes than this, a filter would be in the way. */
const MIN_FILTERED = 6;

function fileBeside(name: string): string {
  return readFileSync(path.join(__dirname, name), 'utf8');
}

function overviewItem(group: ChangeGroup): string {
  const { kind, title } = group;
  return `<li data-kind="${kind}"><span class="kind" data-kind="${kind}">${KIND_NAMES[kind]}</span>
<a href="#${anchorOf(group)}">${escapeHtml(title)}</a><span class="quiet">${escapeHtml(placesSentence(group))}</span></li>`;
}

function filter(groups: readonly ChangeGroup[]): string {
  if (groups.length < MIN_FILTERED) return '';
  const kinds = changeKinds.filter((kind) => groups.some((group) => group.kind === kind));
  const options = kinds.map((kind) => `<option value="${kind}">${KIND_NAMES[kind]}</option>`);
  return `<form class="filter" role="search" aria-label="Changes" hidden>
<label>Page, word or file <input type="search" name="text" autocomplete="off"></label>
<label>Kind <select name="kind"><option value="">All</option>${options.join('')}</select></label>
<p role="status"></p></form>`;
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

function otherFilesList({ otherFiles, markupOnly }: Report): string {
  const items = otherFiles.map(
    ({ subject, files }) =>
      `<li><details><summary>${escapeHtml(subject)}: ${counted(files.length, 'file')}</summary><p>${files.map((file) => `<code>${escapeHtml(file)}</code>`).join(', ')}</p></details></li>`,
  );
  if (markupOnly.length > 0) {
    const routes = markupOnly.map((route) => `<code>${escapeHtml(route)}</code>`).join(', ');
    items.push(
      `<li><details><summary>${counted(markupOnly.length, 'page')} with other markup and the same words and look</summary><p>${routes}</p></details></li>`,
    );
  }
  return items.length > 0
    ? `<section class="others"><h2>Also changed, without a visible effect</h2><ul>${items.join('')}</ul></section>`
    : '';
}

/**
 * Renders the report as one page with its styles and script inside; pictures are files beside it. The page depends on
 * the report only, so that two runs on the same commits give the same page.
 */
export function reportPage(report: Report, setting: ReportSetting): string {
  const { groups, checks } = report;
  const overview =
    groups.length > 0
      ? `<nav aria-label="Changes">${filter(groups)}<ol class="overview">${groups.map(overviewItem).join('')}</ol></nav>`
      : '';
  const keys =
    groups.length > 1
      ? '<p class="quiet keys">Keys: <kbd>n</kbd> for the next change, <kbd>p</kbd> for the previous one.</p>'
      : '';
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
${keys}${notesList(report)}
${verdict(checks, groups)}</header>
<main>${overview}
${groups.map((group) => article(group, setting)).join('\n')}
${otherFilesList(report)}</main>
<footer>${comparedLine(report)}</footer>
<p class="jump" role="status"></p>
<script>${script}</script>
</html>
`;
}
