import { company } from '../../../src/site/company';
import { plans } from '../../../src/site/plans';
import { contradiction } from '../../../tools/content-check/rules/contradiction';
import { runChecks } from '../../../tools/content-check/run';
import { siteOf, testRule } from '../../support/contentSite';

const page = (text: string) => `---
title: A page about roofs
description: A dry house in 4–8 weeks, and what every visitor should know about it.
---

${text}
`;

testRule('contradiction', [
  [
    'accepts numbers that count something else than what follows',
    page(`One of three ways is to wait:

- Sit
- Stand

We have worked in two cities for 12 weeks. The first three steps are these:

1. Look
2. Climb
3. Hold
4. Jump

At least two reasons:

- Rain
- Snow
- Hail

<Section title="Two roofs, one ladder">

- A
- B
- C

</Section>

| Plan | Two days | Five days |
| --- | --- | --- |
| Three steps | 2 days | 5 days |`),
  ],
  [
    'accepts figures for different things',
    page(`Phase 1 takes 2 weeks. Phase 2 takes 4 weeks. For small roofs, response time is 2 hours. For large roofs, response
time is 8 hours.

<Statistics>
  <Statistic value="2 hours" scale="day">response time</Statistic>
  <Statistic value="3x">faster repairs</Statistic>
</Statistics>

Costs fall by 20% in the first year, and by 35% in the second year. The dry house costs 20% less.`),
  ],
  [
    'accepts a promise that one other page makes differently',
    {
      'pages/a.mdx': 'A roofer calls you within 2 days.',
      'pages/b.mdx': 'A roofer calls you within 5 days.',
    },
  ],
  [
    'says which line or which pages say something else',
    {
      'pages/a.mdx':
        'A roofer calls you within 2 days.\n\nYou have a dry house in 4–8 weeks.\n\nYou get a dry house after 3–5 weeks.',
      'pages/b.mdx': 'A roofer calls you within 5 days.',
      'pages/c.mdx': 'A roofer calls you within 5 days.',
    },
    [
      'pages/a.mdx:1:27 2 days: 2 other places say "5 days" about the same thing, for example /b, and this is "2 days". Correct it here, or on all of them.',
      'pages/a.mdx:5:27 3–5 weeks: Line 3 of this page says "4–8 weeks" about the same thing, and this is "3–5 weeks". Correct one of the two.',
    ],
  ],
]);

const counted = plans.map(({ features }) =>
  features.map(({ title }) => title).filter((title) => /^\d[\d,]* \w/.test(title)),
);

(counted.length > 1 ? it : it.skip)('reports two limits that no plan has together', async () => {
  const text = `With ${counted[0]?.[0]} and ${counted[1]?.[1]}, you can start.`;
  const findings = await runChecks(siteOf({ 'pages/a.mdx': text }), [contradiction]);
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining('No plan has both')]);
});

/** What the rule says about a sentence, up to the end of its first sentence. */
async function said(text: string): Promise<string[]> {
  const findings = await runChecks(siteOf({ 'pages/a.mdx': text }), [contradiction]);
  return findings.map(({ message }) => message.split(/[.:,] /)[0] ?? '');
}

const [plan] = plans;
const limit = plan?.features.flatMap(({ title }) => /^(\d[\d,]*) (\w+?)s?$/.exec(title) ?? []);
const absent = plan?.features.find(({ title, included }) => !included && !/\d/.test(title))?.title;

it('reports a plan that does not exist', async () => {
  expect(await said('Choose the Ultimate plan.')).toEqual(['There is no plan "Ultimate"']);
});

(limit?.length ? it : it.skip)('reports a limit that a plan does not have', async () => {
  const [, amount, noun] = limit ?? [];
  expect(await said(`The ${plan?.name} plan is for 9,999 ${noun}s.`)).toEqual([
    `The plan ${plan?.name} has ${amount} ${noun}${amount === '1' ? '' : 's'}`,
  ]);
});

(absent ? it : it.skip)('reports a feature that a plan does not have', async () => {
  const message = `The plan ${plan?.name} does not have "${absent}"`;
  expect(await said(`The ${plan?.name} plan includes ${absent}.`)).toEqual([message]);
  expect(await said(`You find ${absent} on the cards of every plan, on ${plan?.name} also.`)).toEqual([message]);
});

const { address, phone } = company;
const otherState = address.region === 'ME' ? 'Ohio' : 'Maine';

it('reports another place, number and address than those of the company', async () => {
  expect(await said(`Find us in ${address.city}, ${otherState}.`)).toEqual([expect.stringMatching(/^We are in /)]);
  expect(await said(`Write to ${address.city}, ${address.region} 00099.`)).toEqual([
    `Our ZIP code is ${address.postalCode} and not 00099`,
  ]);
  expect(await said('Call (801) 320-0188 today.')).toEqual([
    phone ? expect.stringContaining(`Our number is ${phone}`) : 'We have no phone number for visitors',
  ]);
  expect(await said(`Write to nobody@${company.domain} today.`)).toEqual([`Our address is ${company.email}`]);
});

const priced = plans.filter(({ price }) => price);
const [first, last] = [priced[0], priced.at(-1)];
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

(first?.price && last?.price ? it : it.skip)('accepts what a plan costs for a year, or for several users', async () => {
  const [one, other] = [first?.price ?? 0, last?.price ?? 0];
  const text = `Prices are per month: ${first?.name} comes to ${dollars(one * 12)} a year, and ${last?.name} to ${dollars(other * 12)}.

Seven users cost ${dollars(one * 7)} a month. All plans cost ${dollars(one * 12 + 1)} a year, or ${dollars(one)} a month.`;
  const findings = await runChecks(siteOf({ 'pages/a.mdx': text }), [contradiction]);
  expect(findings.map(({ message }) => message.split(' ')[0])).toEqual([dollars(one * 12 + 1)]);
});

testRule('impossible-value', [
  [
    'accepts ordinary dates, times, ranges, amounts and numbers',
    page(`On February 29, 2028, from 9:00 to 5:30, and on May 5. May 50 people come? Open 9–5, 24/7 or 24/5, at 12:15 p.m. in
Q4 2027. A screen of 16:9, a split of 50:50, SOC 2, ISO 27001, 802.11ac, 1920–2020, 2024-25.

It takes 4–8 weeks, costs fall from 8 to 4 weeks, and a 10–12 page plan costs $4,999, $49.50 or $1.5 million, $2–3 million,
$900–$1,200. Sales grew by 120%, to 150% of the plan. 10,000 users, 1,000,000 calls, version 1.250, the 21st, 112th and 3rd.

Call (801) 320-0100 or 801-320-0100. Salt Lake City, UT 84101. Tested on March 3, 2026. Tuesday, March 3, 2026. Model 12-345-67.`),
  ],
]);

const command =
  'is a gap or a command of another program, such as WordPress. Write the words or the block that belongs there, or delete it.';
const comparison = 'A comparison has “than”.';

testRule('wording', [
  [
    'reports commands of WordPress, and no words in brackets',
    `[contact-form-7 id=“b3f91c2”]

[gallery]

[/caption] [sic] is fine. So is [optional].

[gallery]: https://acme.com
`,
    [
      `1:1 [contact-form-7 id=“b3f91c2”]: "[contact-form-7 id=“b3f91c2”]" ${command}`,
      `5:1 [/caption]: "[/caption]" ${command}`,
    ],
  ],
  [
    'tells slips from sentences that are like them',
    `We would rather lose a job then sell one. We would rather stop and then wait. We will defiantly call. She stood there
defiantly. A pubic place has PC’s, and the PC’s, not the roof’s, fan is loud.`,
    [
      `1:4 would rather lose a job then : "would rather lose a job then": ${comparison}`,
      '1:87 defiantly: "defiantly": “defiantly” means with resistance. Write “definitely”, or leave it out.',
      '2:14 pubic: "pubic": An “l” is missing. Write “public”.',
      '2:30 PC’s: "PC’s": A plural has no apostrophe: PCs, Macs.',
    ],
  ],
  [
    'accepts short sentences and buttons that a page has twice',
    `We answer within 24 hours.

<Actions>
  <Action to="/contact">Talk to us</Action>
  <Action to="/assessment">Request a free assessment of everything you have</Action>
</Actions>

We answer within 24 hours. Ranges such as 50–100, a well-known list - as here - and 2026-10-10 are fine.

<Actions>
  <Action to="/contact">Talk to us</Action>
  <Action to="/assessment">Request a free assessment of everything you have</Action>
</Actions>`,
  ],
]);
