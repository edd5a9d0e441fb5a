import { failureKinds, type Vital, vitals } from '@shop/contracts/platform/telemetry';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isPinned, type Pointer } from '../../releases/store/pointer.ts';
import type { Observation } from '../observations.ts';
import { vitalBounds } from '../vital-buckets.ts';

const release = ['area', 'version'] as const;
const failures: ReadonlySet<string> = new Set(failureKinds);
const vitalHelp: Readonly<Record<Vital, string>> = {
  LCP: 'Largest contentful paint, seconds',
  INP: 'Interaction to next paint, seconds',
  TTFB: 'Time to first byte, seconds',
  CLS: 'Cumulative layout shift',
};

/**
 * Metrics of this origin for Prometheus. It exports only its own counts, so that the sum over all origins is
 * the shop's.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #pages = this.#counter('shop_page_loads_total', 'Pages that tried a release', release);
  readonly #failed = this.#counter('shop_failed_pages_total', 'Pages on which a release failed', release);
  readonly #failures = this.#counter('shop_failures_total', 'Failures by kind, each once a page', [
    ...release,
    'kind',
  ]);
  readonly #requests = this.#counter('shop_requests_total', 'Requests answered', ['target', 'status']);
  readonly #releases = this.#gauge('shop_release_info', 'Releases in use', [...release, 'stage']);
  readonly #share = this.#gauge('shop_canary_percent', 'Share of the visitors who get the canary', release);
  readonly #pinnedFailing = this.#gauge('shop_pinned_release_failing', '1: a pinned release fails', release);
  readonly #vitals = new Map(vitals.map((vital) => [vital, this.#histogram(vital)]));
  /** Releases there are series of. */
  readonly #counted = new Set<string>();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts of what the store has accepted, each page once. */
  count(news: readonly Observation[]): void {
    for (const { area, version, kind, weight, value } of news) {
      const labels = { area, version };
      this.#counted.add(`${area} ${version}`);
      const vital = this.#vitals.get(kind as Vital);
      if (vital) vital.observe(labels, kind === 'CLS' ? value : value / 1000);
      else if (kind === 'page') this.#pages.inc(labels, weight);
      else if (kind === 'failed') this.#failed.inc(labels, weight);
      else if (failures.has(kind)) this.#failures.inc({ ...labels, kind }, weight);
    }
  }

  request(url: string, status: number): void {
    this.#requests.inc({ target: targetOf(url), status: `${Math.floor(status / 100)}xx` });
  }

  /**
   * Everything in Prometheus text. Series of releases that no pointer names any more are dropped; while nobody knows the
   * pointers all stay as they are.
   */
  async text(pointers: ReadonlyMap<string, Pointer> | undefined): Promise<string> {
    if (pointers) this.#follow(pointers);
    return this.#registry.metrics();
  }

  #follow(pointers: ReadonlyMap<string, Pointer>): void {
    this.#releases.reset();
    this.#share.reset();
    this.#pinnedFailing.reset();
    const inUse = new Set<string>();
    for (const pointer of pointers.values()) {
      const { area, live, previous, canary, pin } = pointer;
      if (pin?.failingSince !== undefined && isPinned(pointer, pin.version))
        this.#pinnedFailing.set({ area, version: pin.version }, 1);
      const stages = { live, previous, canary: canary?.version ?? null };
      for (const [stage, version] of Object.entries(stages)) {
        if (version === null) continue;
        this.#releases.set({ area, version, stage }, 1);
        inUse.add(`${area} ${version}`);
      }
      if (canary) this.#share.set({ area, version: canary.version }, canary.percent);
    }
    for (const counted of this.#counted) if (!inUse.has(counted)) this.#drop(counted);
  }

  #drop(gone: string): void {
    const [area = '', version = ''] = gone.split(' ', 2);
    const series = [this.#pages, this.#failed, ...this.#vitals.values()];
    for (const metric of series) metric.remove({ area, version });
    for (const kind of failureKinds) this.#failures.remove({ area, version, kind });
    this.#counted.delete(gone);
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.#registry] });
  }

  #gauge<L extends string>(name: string, help: string, labelNames: readonly L[]): Gauge<L> {
    return new Gauge({ name, help, labelNames: [...labelNames], registers: [this.#registry] });
  }

  #histogram(vital: Vital): Histogram<'area' | 'version'> {
    const isTime = vital !== 'CLS';
    return new Histogram({
      name: `shop_${vital.toLowerCase()}${isTime ? '_seconds' : ''}`,
      help: vitalHelp[vital],
      labelNames: ['area', 'version'],
      buckets: vitalBounds[vital].map((bound) => (isTime ? bound / 1000 : bound)),
      registers: [this.#registry],
    });
  }
}

function targetOf(url: string): string {
  const [, first = ''] = url.split(/[/?]/, 2);
  if (first === 'api' || first === 'web') return 'api';
  return ['releases', 'media', 'telemetry', 'operations'].includes(first) ? first : 'page';
}
