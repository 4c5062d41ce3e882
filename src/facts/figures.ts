import * as v from 'valibot';
import { optionalText, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** @param value the schema of a figure with a special format */
const figure = (description: string, value: v.GenericSchema<string, string> = text('The figure with its unit.')) =>
  v.pipe(
    v.strictObject({
      value,
      kind: v.pipe(
        v.picklist(['measured', 'target', 'contract']),
        v.description('Counted in finished work, planned for a project, or promised: on a page, or in an agreement.'),
      ),
      /** Only where pages need it. */
      adjective: optionalText('The form before a noun: `2-hour` for `2 hours`.'),
      source: optionalText('Where it comes from, in a few words.'),
    }),
    v.description(description),
  );

/** The figures that the site quotes, each with its kind and source. */
export const schema = v.strictObject({
  figures: v.strictObject({
    experience: figure(
      'Years of experience of the senior team, not the age of the company.',
      v.pipe(v.string(), v.regex(/^\d+\+?$/, 'is not a number such as 20+. Pages add the word “years”')),
    ),
    employees: figure('How many people work in the company.'),
    entryPrice: figure(
      'What the smallest project costs, in US dollars: on pages and for search engines.',
      v.pipe(v.string(), v.regex(/^\$\d{1,3}(,\d{3})*$/, 'is not a price such as $4,999')),
    ),
    transformations: figure('Transformations that went into operation.'),
    projects: figure('All projects, including those that ended with advice.'),
    industries: figure('Industries in which we have worked.'),
    cloudSpend: figure('Average reduction of cloud spend within 6 months.'),
    certifiedArchitects: figure('Share of the cloud architects who are certified.'),
    regions: figure('Regions that the cloud providers offer.'),
    initialValue: figure('Time to the first result of a project.'),
    firstVersion: figure('Time to the first version of custom software.'),
    firstWorkflow: figure('Time to the first automated workflow.'),
    aiDelivery: figure('Speed of AI and machine-learning delivery, compared with starting from scratch.'),
    manualEffort: figure('Reduction of manual effort in automated work.'),
    visibility: figure('How much of the open work is visible, compared with before.'),
    session: figure('Length of the session in an assessment.'),
    repairResponse: figure('Time to a response on critical repair tickets.'),
    uptime: figure('Uptime that the agreement guarantees for cloud systems we run.'),
    support: figure('Hours of support and monitoring under a service agreement.'),
    chatAnswered: figure('Website chat: routine questions answered without a person.'),
    chatInquiries: figure('Website chat: inquiries, compared with a contact form alone.'),
    chatFirstAnswer: figure('Website chat: time to a first answer.'),
    chatSetup: figure('Website chat: time to put it on a site.'),
    chatSatisfied: figure('Website chat: visitors who say that their question was answered.'),
  }),
});

export const { figures } = readFacts(__filename, schema);

/** The entry price as a number of US dollars. */
export const entryAmount = Number(figures.entryPrice.value.replace(/\D/g, ''));
