import type { BrowserContext, CDPSession } from '@playwright/test';
import { firstViewTexts } from '../fixtures/first-view-texts.ts';
import type { Device } from './devices.ts';
import { readWork, type Work } from './interaction-clock.ts';

export interface View {
  /** The largest contentful paint, from the navigation. */
  readonly lcpMs: number;
  /** Wall time of the main thread until the page was quiet. */
  readonly work: Work;
  readonly requests: number;
  /** On the wire, headers included. */
  readonly bytes: Readonly<Record<'script' | 'json' | 'font' | 'other', number>>;
}

/** After its text a page renders what is not on screen and asks for what comes when it is idle. */
export const QUIET_MS = 1500;

/** Opens a page of this context as its visitor would, and tells what that took. */
export async function countView(
  context: BrowserContext,
  { cpuSlowdown, network }: Device,
  path: string,
): Promise<View> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  if (network)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const downloads = countDownloads(session);
  await page.addInitScript(() => {
    const times = { lcp: 0 };
    (window as unknown as { viewTimes: typeof times }).viewTimes = times;
    new PerformanceObserver((list) => {
      times.lcp = list.getEntries().at(-1)?.startTime ?? times.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
  await firstViewTexts[path as keyof typeof firstViewTexts](page).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(QUIET_MS);
  const lcpMs = await page.evaluate(
    () => (window as unknown as { viewTimes: { lcp: number } }).viewTimes.lcp,
  );
  const work = await readWork(session);
  await page.close();
  return { lcpMs, work, ...downloads() };
}

/** Counts what a page downloads from now on. */
export function countDownloads(session: CDPSession): () => Pick<View, 'requests' | 'bytes'> {
  const types = new Map<string, string>();
  const bytes = { script: 0, json: 0, font: 0, other: 0 };
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.fromDiskCache) types.set(requestId, `${type} ${response.mimeType}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined || encodedDataLength === 0) return;
    requests += 1;
    const kind = (['script', 'json', 'font'] as const).find((each) => type.toLowerCase().includes(each));
    bytes[kind ?? 'other'] += encodedDataLength;
  });
  return () => ({ requests, bytes });
}
