import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/files';
import { mailboxSettings } from '../../src/config/mailSettings';
import { cases } from '../../src/facts/cases';
import { strings } from '../../src/facts/strings';
import { topics } from '../../src/facts/topics';
import { builtPage, scriptsWith } from '../support/builtPages';
import { STAND_INS } from '../support/standIns';

const FORMS = [
  ['/contact', '#contact-form'],
  ['/assessment', '#assessment-form'],
] as const;

describe.each(FORMS)('%s', (route, id) => {
  const { $ } = builtPage(route);
  const frame = $(id);

  it('has the form in its HTML, and no bar that could cover a field', () => {
    expect($(`nav[aria-label="${strings.actions}"]`)).toHaveLength(0);
    expect(frame.find('form')).toHaveLength(1);
    expect(frame.find('[data-island=EnquiryForm] form')).toHaveLength(1);
  });

  it('has a form that sends nothing without a script', () => {
    expect(frame.find('form').attr('method')).toBe('dialog');
    expect(frame.find('form').attr('action')).toBeUndefined();
    expect(frame.find('[formaction], [formmethod]')).toHaveLength(0);
  });

  it('gives fields the attributes for autofill and the keyboards of phones', () => {
    const autofill = ['name', 'email', 'company'].map((name) => frame.find(`[name=${name}]`).attr('autocomplete'));
    expect(autofill).toEqual(['name', 'email', 'organization']);
    expect(frame.find('[name=email]').attr('type')).toBe('email');
  });
});

it('a case study carries the topic of its service to the assessment', () => {
  for (const { page, servicePage } of cases) {
    const hasTopic = topics.some(({ pages }) => pages.includes(servicePage));
    if (!hasTopic) continue;
    const { $ } = builtPage(page);
    expect([page, $('main a[href^="/assessment?interest="]').length > 0]).toEqual([page, true]);
    expect($('main a[href="/assessment"]').get()).toEqual([]);
  }
});

it('the build has neither the mailbox of the development server nor a stand-in for a service, or it must not be published', () => {
  const texts = filesIn('build')
    .filter((file) => /\.(html|js)$/.test(file))
    .map((file) => readFileSync(path.join('build', file), 'utf8'));
  expect(texts.length).toBeGreaterThan(20);
  const traces = ['__mailbox', mailboxSettings.publicKey, ...STAND_INS];
  expect(traces.filter((trace) => texts.some((text) => text.includes(trace)))).toEqual([]);
});

it('no script contains the site’s configuration except Docusaurus’ own client, which no page of the live site loads', () => {
  expect(scriptsWith('onBrokenAnchors')).toEqual([expect.stringMatching(/^main\./)]);
});
