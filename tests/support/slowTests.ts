import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the ten slowest tests at the end of a run. */
export default class SlowTests implements Reporter {
  private readonly tests: { title: string; duration: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.tests.push({ title: test.titlePath().filter(Boolean).join(' › '), duration });
  }

  onEnd(): void {
    if (this.tests.length === 0) return;
    const slowest = this.tests.sort((a, b) => b.duration - a.duration).slice(0, 10);
    console.log('\nSlowest tests:');
    for (const { title, duration } of slowest) console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }
}
