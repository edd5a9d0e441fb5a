import { type BrowserContextOptions, devices as known } from '@playwright/test';

export interface Device {
  /** How many times slower its processor is than this machine's. */
  readonly cpuSlowdown: number;
  readonly network?: { readonly latencyMs: number; readonly bytesPerSecond: number };
  readonly options: BrowserContextOptions;
}

const { userAgent: _, defaultBrowserType: __, ...phone } = known['Pixel 7'];

/** The devices that pages are measured on. */
export const devices = {
  'slow phone': {
    cpuSlowdown: 4,
    network: { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 },
    options: { ...phone, viewport: { width: 380, height: 800 } },
  },
  desktop: { cpuSlowdown: 1, options: { viewport: { width: 1280, height: 900 } } },
} as const satisfies Readonly<Record<string, Device>>;
