import { formStrings } from '../../../src/facts/formStrings';
import { plans } from '../../../src/facts/plans';
import { planInterest, topics } from '../../../src/facts/topics';
import { formFields, optionsOf } from '../../../src/forms/fields';
import { headlineFor, prefillOf, withNewChoice } from '../../../src/forms/prefill';

const interests = formFields.contact.flatMap(optionsOf).map(({ value }) => value);
const openingOf = (plan = '') => `${formStrings.planOpening.replace('{plan}', plan)}\n`;

it('reads every plan, alone or with an interest', () => {
  for (const { tier, name } of plans) {
    const message = openingOf(name);
    expect(prefillOf(`?tier=${tier}`, 'contact')).toEqual({ interest: planInterest, message });
    expect(prefillOf(`?tier=${tier}&interest=${interests[0]}`, 'contact')).toEqual({ interest: interests[0], message });
  }
});

it.each(['contact', 'assessment'] as const)(
  '%s: an interest is selected; a topic without an option selects the one that fits, and the text names it',
  (kind) => {
    const options = formFields[kind].flatMap(optionsOf);
    for (const { value } of options) expect(prefillOf(`?interest=${value}`, kind)).toEqual({ interest: value });
    for (const topic of topics) {
      const opening = {
        [kind === 'contact' ? 'message' : 'challenges']:
          `${formStrings.topicOpening.replace('{topic}', topic.label)}\n`,
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
  [`?tier=${tier.toUpperCase()}&interest=${interest.toUpperCase()}`, {}],
  ['?tier=__proto__&interest=__proto__', {}],
  ['?interest=%3Cscript%3E&tier=%E0%A4%A', {}],
  [`?interest[]=${interest}&tier[]=${tier}&__proto__[interest]=${interest}`, {}],
  [`?tier=nothing&tier=${tier}`, {}],
])('%s', (search, prefill) => {
  expect(prefillOf(search, 'contact')).toEqual(prefill);
});

/** For a site with plans. */
(plans.length > 1 ? describe : describe.skip)('a draft and an address that asks for something else', () => {
  const [, other] = plans;
  const draft = { name: 'Ada', interest: interests[1] ?? '', message: `${openingOf(plans[0]?.name)}We are five.` };
  const requested = prefillOf(`?tier=${other?.tier}&interest=${interest}`, 'contact');

  const navigateBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

  it('a new visit replaces the interest and the opening line, and keeps what was typed', () => {
    navigateBy('navigate');
    expect(withNewChoice(draft, requested, 'contact')).toEqual({
      name: 'Ada',
      interest,
      message: `${openingOf(other?.name)}We are five.`,
    });
    const own = { ...draft, message: 'We are five.' };
    expect(withNewChoice(own, requested, 'contact').message).toBe(`${openingOf(other?.name)}We are five.`);
    expect(withNewChoice(draft, {}, 'contact')).toEqual(draft);
    const last = { interest: interests.at(-1) };
    expect(withNewChoice(draft, last, 'contact')).toEqual({ ...draft, ...last, message: 'We are five.' });
  });

  it.each(['reload', 'back_forward'])('a visit by %s keeps the draft as it is', (type) => {
    navigateBy(type);
    expect(withNewChoice(draft, requested, 'contact')).toEqual(draft);
  });
});

it('names the topic above both forms, and nothing for a plan', () => {
  for (const kind of ['contact', 'assessment'] as const) {
    for (const { value, label, headline } of topics)
      expect(headlineFor(`?interest=${value}`, kind)).toContain(headline ?? label);
    expect(headlineFor(`?tier=${tier}`, kind)).toBe(formStrings[kind].headline);
  }
});
