import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter';
import { findChromium } from '../../../lib/chromium.mjs';
import { serveOnFreePort } from '../../hosting/staticHost';
import type { PicturedPage } from '../group';
import type { Look } from '../report/report';
import { AXE_ANNOTATION, PLAN_VARIABLE, type Plan, snapshotPath, VIEWS, type Violation, viewName } from './plan';

interface Folders {
  before: string;
  after: string;
  /** The base's pictures, which are kept, and the files of a run, which are deleted first. */
  snapshots: string;
  work: string;
  report: string;
}

async function runPlaywright(plan: Omit<Plan, 'origin'>, site: string): Promise<JSONReportSpec[]> {
  const host = await serveOnFreePort(site);
  try {
    const planFile = path.join(plan.folder, `${plan.side}-plan.json`);
    writeFileSync(planFile, JSON.stringify({ ...plan, origin: host.origin }));
    const cli = path.join(path.dirname(createRequire(__filename).resolve('@playwright/test/package.json')), 'cli.js');
    const args = [cli, 'test', '--config', path.join(__dirname, 'playwright.config.ts')];
    const env = { ...process.env, [PLAN_VARIABLE]: planFile };
    // It exits with 1 if a picture differs.
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 28 }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    const reportFile = path.join(plan.folder, `${plan.side}.json`);
    if (!existsSync(reportFile)) throw new Error(stderr || stdout);
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as JSONReport;
    if (report.errors[0]) throw new Error(report.errors[0].message ?? 'Playwright failed.');
    return report.suites.flatMap(({ specs }) => specs);
  } finally {
    host.close();
  }
}

/**
 * Takes pictures of pages with Playwright: writes those of the base that are missing, and compares those of the head.
 * @returns how each page looks in comparison with the base, what axe found, and why some pages have no picture
 * @throws Error if there is no browser
 */
export async function takePictures(pages: readonly PicturedPage[], folders: Folders) {
  if (!findChromium()) throw new Error('There is no Chromium. Install one, or name it in CHROMIUM.');
  const { snapshots, work } = folders;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const file = (route: string, view: (typeof VIEWS)[number]) => path.join(snapshots, ...snapshotPath(route, view));
  const missing = pages.flatMap(({ from }) =>
    from !== null && VIEWS.some((view) => !existsSync(file(from, view))) ? [{ route: from, snapshot: from }] : [],
  );
  if (missing.length > 0)
    await runPlaywright({ side: 'base', snapshots, folder: work, pages: missing }, folders.before);
  const plan = pages.map(({ route, from }) => ({ route, snapshot: from }));
  const specs = await runPlaywright({ side: 'head', snapshots, folder: work, pages: plan }, folders.after);
  cpSync(path.join(work, 'head-html'), path.join(folders.report, 'pictures'), { recursive: true });

  const looks = new Map<string, Look>();
  const violations: Violation[] = [];
  const failures: string[] = [];
  for (const { route, from } of pages) {
    const look: Look = { views: [], testId: '' };
    looks.set(route, look);
    for (const view of VIEWS) {
      const name = viewName(view);
      const old = from === null ? null : file(from, view);
      const spec = specs.find(({ title }) => title === `${route}, ${name}`);
      const result = spec?.tests[0]?.results.at(-1);
      const actual = result?.attachments.find((attachment) => attachment.name.endsWith('-actual.png'))?.path;
      if (!spec || !result || (!spec.ok && !actual) || (old && !existsSync(old))) {
        const [reason] = (result?.error?.message ?? 'It was not opened.').split('\n');
        failures.push(`How ${route} looks was not compared at ${name}: ${reason}`);
        continue;
      }
      for (const { type, description = '' } of result.annotations) {
        if (type === AXE_ANNOTATION) violations.push({ route, view: name, ...JSON.parse(description) });
      }
      if (!actual) continue;
      look.testId ||= spec.id;
      look.views.push(name);
    }
  }
  return { looks, violations, failures };
}
