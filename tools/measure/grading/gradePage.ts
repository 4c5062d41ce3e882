import { origin } from '../../../src/site/company';
import type { HttpObservatory } from './httpObservatory';

export interface GradedPage {
  route: string;
  grade: string;
  score: number;
  /** What each test says, and what it adds to 100 or takes off. */
  results: Record<string, { result: string; modifier: number }>;
}

/** What the grader reads of an answer. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** No test reads what styles say, and the grader's parser complains of CSS that it is too old for. */
function withoutStyles(html: string): string {
  return html.replace(/<style>.*?<\/style>/gs, '');
}

/**
 * The grade of one page, computed as the grader's own scan does (`src/scanner/index.js` of the package).
 * Of the host it is assumed that it has a certificate and redirects http to https, which no build can show.
 */
export function gradePage(observatory: HttpObservatory, route: string, { status, headers, body }: Answer): GradedPage {
  const html = withoutStyles(body);
  const address = new URL(route, origin);
  const response = { status, headers, data: html, verified: true, httpEquiv: observatory.metaHeaders(html, origin) };
  const redirects = [
    { url: new URL(address.href.replace('https:', 'http:')), status: 301 },
    { url: address, status },
  ];
  const requests = {
    hostname: address.hostname,
    resources: { path: html },
    responses: {
      auto: response,
      http: response,
      https: response,
      cors: response,
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
    session: { url: address, jar: null },
  };

  const outputs = observatory.tests.map((test) => test(requests));
  const modifiers = outputs.map(({ result }) => observatory.modifierOf(result));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutCredit = sum(modifiers.filter((modifier) => modifier < 0));
  const score = withoutCredit >= observatory.minimumForExtraCredit ? sum(modifiers) : withoutCredit;
  return {
    route,
    ...observatory.gradeOf(score),
    results: Object.fromEntries(
      outputs.map((output, index) => [
        output.constructor.name,
        { result: output.result, modifier: modifiers[index] ?? 0 },
      ]),
    ),
  };
}
