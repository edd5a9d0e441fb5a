import { type AreaTelemetry, readTelemetry } from '../../telemetry/read-telemetry.ts';
import type { TelemetryStore } from '../../telemetry/store/telemetry-store.ts';

/** The figures that the console shows. */
export type ReadableTelemetry = Pick<TelemetryStore, 'figures' | 'messages'>;

/** Hours that plots may cover. */
export const ranges = [1, 24, 336] as const;
export type Range = (typeof ranges)[number];

/** The maximum age of figures; a longer period is dearer to read and changes less. */
const MAX_AGE_MS: Readonly<Record<Range, number>> = { 1: 2000, 24: 20_000, 336: 120_000 };

interface Reading {
  readonly atMs: number;
  readonly telemetry: Promise<AreaTelemetry>;
}

/** Telemetry that is read once for all visitors of the console. */
export class TelemetryReader {
  readonly #store: ReadableTelemetry;
  readonly #readings = new Map<string, Reading>();

  constructor(store: ReadableTelemetry) {
    this.#store = store;
  }

  /** Undefined while the figures cannot be read; the console works without them. */
  async read(area: string, hours: Range, nowMs = Date.now()): Promise<AreaTelemetry | undefined> {
    const key = `${area} ${hours}`;
    let reading = this.#readings.get(key);
    if (!reading || nowMs - reading.atMs >= MAX_AGE_MS[hours]) {
      reading = { atMs: nowMs, telemetry: readTelemetry(this.#store, { area, hours, nowMs }) };
      this.#readings.set(key, reading);
    }
    try {
      return await reading.telemetry;
    } catch {
      this.#readings.delete(key);
      return undefined;
    }
  }
}
