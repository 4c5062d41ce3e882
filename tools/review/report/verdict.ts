import { escapeHtml } from '../../../lib/escapeHtml';
import { ALL_PAGES, type ChangeGroup, type Check } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';
import { anchorOf } from './article';

type Finding = Check['findings'][number];

/** More findings of a check than this are folded, so that all checks fit on the first screen. */
const MAX_OPEN = 3;
const STATES = { found: 'Look at this', skipped: 'Not checked' };

/** Returns the change that a finding is about. */
function changeOf({ mark, file, route }: Finding, groups: readonly ChangeGroup[]): ChangeGroup | undefined {
  if (mark) return groups.find((group) => group.mark === mark);
  if (file) return groups.find(({ because }) => because.includes(file));
  const on = (page: string | undefined) => groups.find(({ places }) => places.some((place) => place.route === page));
  // Header and footer are checked on the home page.
  return on(route) ?? (route === '/' ? on(ALL_PAGES) : undefined);
}

function findingItem(finding: Finding, groups: readonly ChangeGroup[]): string {
  const { text, file, line, route } = finding;
  const place = file ? `${file}${line ? `:${line}` : ''}` : (route ?? '');
  const change = changeOf(finding, groups);
  const link = (html: string) => (change ? `<a href="#${anchorOf(change)}">${html}</a>` : html);
  if (!place) return `<li>${link(escapeHtml(text))}</li>`;
  return `<li>${link(`<code>${escapeHtml(place)}</code>`)} ${escapeHtml(text)}</li>`;
}

function findingList(findings: readonly Finding[], groups: readonly ChangeGroup[]): string {
  const list = (some: readonly Finding[]) => `<ul>${some.map((finding) => findingItem(finding, groups)).join('')}</ul>`;
  const [shown, more] = [findings.slice(0, MAX_OPEN), findings.slice(MAX_OPEN)];
  const folded =
    more.length > 0 ? `<details><summary>${counted(more.length, 'more finding')}</summary>${list(more)}</details>` : '';
  return shown.length > 0 ? list(shown) + folded : '';
}

/** Renders the result of each check: what to look at first, with links to the changes, and what passed in one line. */
export function verdict(checks: readonly Check[], groups: readonly ChangeGroup[]): string {
  const open = (['found', 'skipped'] as const).flatMap((sought) =>
    checks
      .filter(({ state }) => state === sought)
      .map(
        ({ name, sentence, findings }) =>
          `<li data-state="${sought}"><strong>${escapeHtml(name)}:</strong> <span class="state">${STATES[sought]}.</span> ${escapeHtml(sentence)}${findingList(findings, groups)}</li>`,
      ),
  );
  const passed = checks.filter(({ state }) => state === 'passed');
  const names = passed.map(({ name }, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)));
  const sentences = passed.map(
    ({ name, sentence, findings }) =>
      `<li>${escapeHtml(name)}: ${escapeHtml(sentence)}${findingList(findings, groups)}</li>`,
  );
  const last =
    passed.length > 0
      ? `<li data-state="passed"><details><summary><span class="state">Passed:</span> ${escapeHtml(names.join(', '))}</summary><ul>${sentences.join('')}</ul></details></li>`
      : '';
  return `<ul class="checks">${open.join('')}${last}</ul>`;
}
