/**
 * What the content check found, on the page in development that it concerns. If the bundler cannot build the page, the findings take
 * the page's place; the bundler's own overlay is off (`plugins/desk/plugin.ts`).
 */
import './findings.css';
import { element } from '../../preview/dom';
import { isInDesk } from '../isInDesk';
import type { CheckedSite, FindingsEvent } from '../messages';
import { onBundled } from './bundler';
import { countOf, findingList } from './elements';
import { onChecked } from './listen';

const LIST_ID = 'findings-list';

function start(): void {
  let site: CheckedSite = { findings: [], liveDays: {} };
  let isChecking = true;
  let bundlerErrors: string[] = [];
  /** What the writer opened or closed. It stays so until something else is found. */
  let choice = { shown: '', isOpen: false };

  const status = element('p', { role: 'status' });
  const toggle = element('button', { type: 'button', 'aria-controls': LIST_ID });
  const list = element('div', { id: LIST_ID, class: 'findings-list' });
  const root = element('aside', { class: 'findings', 'aria-label': 'Content check' }, list, status, toggle);
  const route = window.location.pathname.replace(/(.)\/$/, '$1');

  function brokenPage(own: CheckedSite['findings'], hasOtherErrors: boolean): (Node | string)[] | null {
    const errors = own.filter(({ severity }) => severity === 'error');
    if (bundlerErrors.length === 0) return null;
    if (errors.length > 0) return findingList(errors, []);
    if (isChecking) return [element('p', {}, 'The check is looking for the reason …')];
    // The error is on another page, and this one can be shown.
    if (hasOtherErrors) return null;
    const hint = 'The check found no mistake in the pages and facts, so this is one in the code:';
    return [element('p', {}, hint), element('pre', {}, bundlerErrors[0] ?? '')];
  }

  function show(): void {
    const isOwn = ({ routes }: { routes: string[] }) => routes.length === 0 || routes.includes(route);
    const own = site.findings.filter(isOwn);
    const others = site.findings.filter((finding) => !isOwn(finding));
    const broken = brokenPage(
      own,
      others.some(({ severity }) => severity === 'error'),
    );
    const days = site.liveDays[route] ?? '';
    const shown = JSON.stringify(own);
    if (choice.shown !== shown) choice = { shown, isOpen: own.some(({ severity }) => severity === 'error') };

    root.classList.toggle('findings-instead', Boolean(broken));
    document.getElementById('__docusaurus')?.toggleAttribute('inert', Boolean(broken));
    root.hidden = !broken && own.length === 0 && days === '';
    const title = broken ? [element('h2', {}, 'This page cannot be shown')] : [];
    list.replaceChildren(...title, ...(broken ?? findingList(own, others)));
    list.hidden = !broken && !choice.isOpen;
    status.textContent = [days, countOf(own)].filter(Boolean).join(' · ');
    toggle.hidden = Boolean(broken) || own.length === 0;
    toggle.setAttribute('aria-expanded', String(!list.hidden));
    toggle.textContent = list.hidden ? 'Show' : 'Hide';
  }

  toggle.addEventListener('click', () => {
    choice.isOpen = list.hidden === true;
    show();
  });
  onBundled((errors) => {
    const wasBroken = root.classList.contains('findings-instead');
    bundlerErrors = errors;
    // A page that could not be loaded does not come back by itself.
    if (wasBroken && errors.length === 0) window.location.reload();
    else show();
  });
  onChecked((event: FindingsEvent) => {
    isChecking = event === null;
    if (event) site = event;
    show();
  });
  document.body.append(root);
  show();
}

if (typeof window !== 'undefined' && !isInDesk()) start();
