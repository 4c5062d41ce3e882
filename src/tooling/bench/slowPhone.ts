import type { BrowserContextOptions, CDPSession } from '@playwright/test';

/** How many times slower than this machine the processor is. */
export const SLOWDOWN = 4;
/** Milliseconds before an answer, and bytes a second: what Lighthouse's `throttling.mobileSlow4G` sets by devtools. */
export const LATENCY = 150 * 3.75;
export const BYTES_PER_SECOND = (1.6 * 1024 * 0.9 * 1024) / 8;

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND / 2,
  });
}
