import { escapeHtml } from '../../../lib/escapeHtml';
import { DESK_PATH } from '../../../plugins/desk/messages';
import { company } from '../../../src/site/company';

/** The page around the desk. */
export function shellPage(token: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="desk-token" content="${token}">
<title>Desk | ${escapeHtml(company.brand)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${DESK_PATH}/desk.css">
<div id="desk"></div>
<noscript>The desk needs JavaScript.</noscript>
<script type="module" src="${DESK_PATH}/desk.js"></script>
</html>`;
}
