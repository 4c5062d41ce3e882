import type { Root } from 'mdast';
import { type Processor, unified } from 'unified';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { location } from 'vfile-location';
import type { VFileMessage } from 'vfile-message';
import type { Finding, Severity } from './finding';
import type { Page } from './page';
import type { Diagnostic, PageRule, Rule } from './rule';
import type { Site } from './site';

declare module 'vfile-message' {
  interface VFileMessage {
    /** What our own rules add to a message. */
    check?: { severity: Severity; handbook: string; suggestion: string | null };
  }
}

/** The source of our rules' messages. */
export const SOURCE = 'check';

/** Returns a function that adds what a rule says to a file, as one of unified's messages. */
export function reporter(file: VFile): (rule: Rule, diagnostic: Diagnostic) => void {
  const places = location(file);
  const length = String(file.value).length;
  const pointAt = (offset: number) => {
    const { line, column } = places.toPoint(Math.min(offset, length)) ?? { line: 1, column: 1 };
    return { line, column, offset };
  };
  return (rule, { start, end, message, severity, handbook, suggestion = null }) => {
    const place = { start: pointAt(start), end: pointAt(end) };
    const added = file.message(message, { place, ruleId: rule.name, source: SOURCE });
    added.check = { severity: severity ?? rule.severity, handbook: handbook ?? rule.handbook, suggestion };
  };
}

/** A page rule as a plugin. */
function pluginOf(rule: PageRule, page: Page, site: Site, report: ReturnType<typeof reporter>) {
  return lintRule<Root>({ origin: `${SOURCE}:${rule.name}`, url: rule.handbook }, async () => {
    for (const diagnostic of await rule.checkPage(page, site)) report(rule, diagnostic);
  });
}

/** Runs page rules on a page and adds their messages to its file. */
export async function lintPage(page: Page, site: Site, rules: readonly PageRule[], file: VFile): Promise<void> {
  const report = reporter(file);
  const isWhole = page.problems.length === 0 && page.tree !== null;
  const processor: Processor = unified();
  for (const rule of rules) {
    const isRead = page.kind === 'facts' ? rule.readsFacts : isWhole || !rule.needsWholePage;
    if (isRead) processor.use(pluginOf(rule, page, site, report) as never);
  }
  const nothing: Root = { type: 'root', children: [] };
  await processor.run(page.tree ?? nothing, file);
  // The package makes a message of an error in a rule itself.
  const failure = file.messages.find(({ check }) => !check);
  if (failure) throw failure.cause ?? failure;
}

/** One of unified's messages as a finding. */
export function findingOf({ place, ruleId, reason, check }: VFileMessage, file: string): Finding {
  const start = place && 'start' in place ? place.start : { line: 1, column: 1 };
  const end = place && 'end' in place ? place.end : start;
  return {
    rule: ruleId ?? '',
    severity: check?.severity ?? 'warning',
    file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    message: reason,
    suggestion: check?.suggestion ?? null,
    handbook: check?.handbook ?? '/handbook',
  };
}
