import type { BrowserContextOptions, CDPSession } from '@playwright/test';

export interface Line {
  /** Milliseconds before an answer. */
  latency: number;
  bytesPerSecond: number;
}

/** How many times slower than this machine the processor is. */
export const SLOWDOWN = 4;
/** What Lighthouse's `throttling.mobileSlow4G` sets by devtools. */
export const SLOW_4G: Line = { latency: 150 * 3.75, bytesPerSecond: (1.6 * 1024 * 0.9 * 1024) / 8 };
/** Lighthouse's `throttling.desktopDense4G`, which leaves the processor as it is. */
export const DENSE_4G: Line = { latency: 40, bytesPerSecond: (10 * 1024 * 1024) / 8 };

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.bytesPerSecond,
    uploadThroughput: SLOW_4G.bytesPerSecond / 2,
  });
}
