import {
  askedIn,
  followCheckbox,
  followMessage,
  prefillOf,
  WORK_STOPPED,
  withNewChoice,
} from '../../../src/forms/prefill';
import { formStrings, planHeadline, planOpening, planQuestion } from '../../../src/site/formStrings';
import { assessmentInterests, contactInterests } from '../../../src/site/interests';
import { plans } from '../../../src/site/plans';
import { formHeadlines, planInterest, topicOpening, topics } from '../../../src/site/topics';

const interests = contactInterests.flatMap(({ options }) => options.map(({ value }) => value));

it('reads every interest and every plan, alone or together', () => {
  for (const interest of interests) expect(prefillOf(`?interest=${interest}`)).toEqual({ interest });
  for (const { tier, name } of plans) {
    const message = `${planOpening.replace('{plan}', name)}\n`;
    expect(prefillOf(`?tier=${tier}`)).toEqual({ interest: planInterest, message });
    expect(prefillOf(`?tier=${tier}&interest=${interests[0]}`)).toEqual({ interest: interests[0], message });
  }
});

it('selects an interest of the assessment form', () => {
  for (const { value } of assessmentInterests.flatMap(({ options }) => options)) {
    expect(prefillOf(`?interest=${value}`, 'assessment')).toEqual({ interest: value });
  }
});

it.each(['contact', 'assessment'] as const)(
  '%s: a topic without an option selects the one that fits, and the text names it',
  (kind) => {
    const options = (kind === 'contact' ? contactInterests : assessmentInterests).flatMap((group) => group.options);
    for (const topic of topics) {
      const opening = {
        [kind === 'contact' ? 'message' : 'challenges']: `${topicOpening.replace('{topic}', topic.label)}\n`,
      };
      const hasOption = options.some(({ value }) => value === topic.value);
      expect(prefillOf(`?interest=${topic.value}`, kind)).toEqual({
        interest: topic[kind],
        ...(!hasOption && opening),
      });
    }
  },
);

const { tier } = plans[0] ?? { tier: '' };
const [interest = ''] = interests;

it.each([
  ['', {}],
  ['?tier=', {}],
  [`?tier=${tier.toUpperCase()}&interest=${interest.toUpperCase()}`, {}],
  ['?tier=toString&interest=constructor', {}],
  ['?tier=__proto__&interest=__proto__', {}],
  ['?interest=%3Cscript%3E&tier=%E0%A4%A', {}],
  ['?interest="<img src=x onerror=alert(1)>&tier=javascript:alert(1)', {}],
  [`?interest[]=${interest}&tier[]=${tier}&__proto__[interest]=${interest}`, {}],
  ['?%&=&&%FF%FE=%80&tier=%ED%A0%80', {}],
  [`?tier=${'a'.repeat(7_000)}`, {}],
  [`?tier=nothing&tier=${tier}`, {}],
])('%s', (search, prefill) => {
  expect(prefillOf(search)).toEqual(prefill);
});

/** For a site with plans. */
const [describePlans, itOfPlans] = plans.length > 1 ? [describe, it] : [describe.skip, it.skip];

describePlans('a draft and an address that asks for something else', () => {
  const opening = (name = '') => `${planOpening.replace('{plan}', name)}\n`;
  const [, other] = plans;
  const draft = { name: 'Ada', interest: interests[1] ?? '', message: `${opening(plans[0]?.name)}We are five.` };
  const asked = prefillOf(`?tier=${other?.tier}&interest=${interest}`);

  function navigateBy(type: string): void {
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
  }

  it('a new visit replaces the interest and the opening line, and keeps what was typed', () => {
    navigateBy('navigate');
    expect(withNewChoice(draft, asked)).toEqual({
      name: 'Ada',
      interest,
      message: `${opening(other?.name)}We are five.`,
    });
    const own = { ...draft, message: 'We are five.' };
    expect(withNewChoice(own, asked).message).toBe(`${opening(other?.name)}We are five.`);
    expect(withNewChoice(draft, {})).toEqual(draft);
  });

  it('a new visit about something without an opening line takes the older line away, and keeps what was typed', () => {
    navigateBy('navigate');
    const partnership = prefillOf('?interest=partnership');
    expect(withNewChoice(draft, partnership)).toEqual({ ...draft, ...partnership, message: 'We are five.' });
  });

  it.each(['reload', 'back_forward'])('a visit by %s keeps the draft as it is', (type) => {
    navigateBy(type);
    expect(withNewChoice(draft, asked)).toEqual(draft);
  });
});

itOfPlans('names the plan above the form and asks one question, for as long as the message names the plan', () => {
  const search = `?tier=${tier}`;
  const headline = planHeadline.replace('{plan}', plans[0]?.name ?? '');
  expect(askedIn(search, 'contact', prefillOf(search))).toMatchObject({ headline, question: planQuestion });
  expect(askedIn(search, 'contact', { message: 'Something else.' })).toEqual({ headline: formHeadlines.contact });
  expect(askedIn('', 'assessment')).toEqual({ headline: formHeadlines.assessment });
});

it.each(topics)('speaks of $label above both forms', ({ value, label, headline }) => {
  for (const kind of ['contact', 'assessment'] as const) {
    expect(askedIn(`?interest=${value}`, kind).headline).toContain(headline ?? label);
  }
});

it('keeps “Work has stopped” in the first line of the message, where it can also be deleted', () => {
  document.body.innerHTML = `<form><input type="checkbox" name="${WORK_STOPPED}"><textarea name="message"></textarea></form>`;
  const [form] = document.forms;
  const box = form?.elements.namedItem(WORK_STOPPED) as HTMLInputElement;
  const message = form?.elements.namedItem('message') as HTMLTextAreaElement;
  message.value = 'The server is down.';
  box.checked = true;
  followCheckbox(form ?? null);
  expect(message.value).toBe(`${formStrings.workStopped}.\nThe server is down.`);
  box.checked = false;
  followCheckbox(form ?? null);
  expect(message.value).toBe('The server is down.');
  message.value = `${formStrings.workStopped}. Since nine.`;
  followMessage(form ?? null);
  expect(box.checked).toBe(true);
  message.value = '';
  followMessage(form ?? null);
  expect(box.checked).toBe(false);
});
