import { type FailureKind, failureKinds, type Vital, vitals } from '@shop/contracts/platform/telemetry';
import type { FailureMessage, Figure, TelemetryStore } from './store/telemetry-store.ts';
import { quantile } from './vital-buckets.ts';

/** The figures of an area's releases over some hours. */
export interface AreaTelemetry {
  readonly area: string;
  /** Start and length of the steps of every series; all series have one point for each step. */
  readonly from: string;
  readonly stepMinutes: number;
  readonly steps: number;
  /** The releases that pages tried in that time, the most tried one first. */
  readonly releases: readonly ReleaseTelemetry[];
}

export interface ReleaseTelemetry {
  readonly version: string;
  readonly total: TelemetryPoint;
  readonly series: readonly TelemetryPoint[];
  /** The latest messages of failures, last first. */
  readonly messages: readonly FailureMessage[];
}

export interface TelemetryPoint {
  /** ISO 8601; pages count where they were made, also for what they said later. */
  readonly at: string;
  /** Pages that tried the release; estimated when a sample of them tells. */
  readonly pages: number;
  /** Pages on which it failed in whatever way, each once. */
  readonly failedPages: number;
  /** Pages by kind of failure; a page may be in several. */
  readonly failures: Readonly<Partial<Record<FailureKind, number>>>;
  /** Three quarters of the pages are not above; milliseconds, CLS without unit; null without pages. */
  readonly p75: Readonly<Record<Vital, number | null>>;
}

const MINUTE_MS = 60_000;
/** Steps people read without counting. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 240];
const POINTS_MAX = 120;

/** The telemetry of an area's releases over the last hours (at most 336), ready for tables and plots. */
export async function readTelemetry(
  store: Pick<TelemetryStore, 'figures' | 'messages'>,
  { area, hours, nowMs = Date.now() }: { area: string; hours: number; nowMs?: number },
): Promise<AreaTelemetry> {
  const stepMinutes = STEPS.find((step) => (hours * 60) / step <= POINTS_MAX) ?? STEPS.at(-1)!;
  const last = Math.floor(nowMs / MINUTE_MS / stepMinutes) * stepMinutes;
  const steps = Math.max(1, Math.ceil((hours * 60) / stepMinutes));
  const from = last - (steps - 1) * stepMinutes;
  const figures = await store.figures(area, from, stepMinutes);
  const messages = await store.messages(area, from);
  const minutes = Array.from({ length: steps }, (_, step) => from + step * stepMinutes);
  const releases = [...Map.groupBy(figures, ({ version }) => version)].map(([version, own]) => {
    const byMinute = Map.groupBy(own, ({ minute }) => minute);
    return {
      version,
      total: pointOf(from, own),
      series: minutes.map((minute) => pointOf(minute, byMinute.get(minute) ?? [])),
      messages: messages.filter((message) => message.version === version),
    };
  });
  releases.sort((one, other) => other.total.pages - one.total.pages);
  return { area, from: isoOf(from), stepMinutes, steps, releases };
}

function pointOf(minute: number, figures: readonly Figure[]): TelemetryPoint {
  const weights = new Map<string, number>();
  const histograms = new Map<string, Map<number, number>>();
  for (const { kind, bucket, weight } of figures) {
    weights.set(kind, (weights.get(kind) ?? 0) + weight);
    const histogram = histograms.get(kind) ?? new Map<number, number>();
    histograms.set(kind, histogram.set(bucket, (histogram.get(bucket) ?? 0) + weight));
  }
  const failures = failureKinds.flatMap((kind) => (weights.has(kind) ? [[kind, weights.get(kind)]] : []));
  const p75 = vitals.map((vital) => [vital, quantile(vital, histograms.get(vital) ?? new Map(), 0.75)]);
  const failedPages = weights.get('failed') ?? 0;
  return {
    at: isoOf(minute),
    pages: Math.max(weights.get('page') ?? 0, failedPages),
    failedPages,
    failures: Object.fromEntries(failures),
    p75: Object.fromEntries(p75) as Record<Vital, number | null>,
  };
}

function isoOf(minute: number): string {
  return new Date(minute * MINUTE_MS).toISOString();
}
