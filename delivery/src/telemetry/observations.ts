import { createHash } from 'node:crypto';
import {
  cleanMessage,
  failureKinds,
  type TelemetryEvent,
  telemetryEvent,
  type Vital,
  vitals,
} from '@shop/shared/contracts/telemetry';
import * as v from 'valibot';
import type { Ticket } from './ticket.ts';
import { bucketOf } from './vital-buckets.ts';

/**
 * What is counted of a release: every kind of event and, as the evidence of the judge, `page` (a page that tried it),
 * `failed` (one on which it failed, in whatever way) and, for the shell, `shaken` (one on which it or any area failed).
 */
export type FigureKind = TelemetryEvent['kind'] | 'page' | 'failed' | 'shaken';

/** One page's contribution to one figure. */
export interface Observation {
  /** The same whenever this page says this again, whichever origin hears it. */
  readonly key: string;
  /** When the page was made, in minutes since 1970: what it says later belongs to the pages made with it. */
  readonly minute: number;
  readonly area: string;
  readonly version: string;
  readonly kind: FigureKind;
  /** Of a vital's histogram; 0 for all else. */
  readonly bucket: number;
  /** How many pages this one stands for. */
  readonly weight: number;
  /** Of a vital, else 0. */
  readonly value: number;
  readonly message?: string;
}

const failures: ReadonlySet<string> = new Set(failureKinds);
const vitalNames: ReadonlySet<string> = new Set(vitals);

/** What a page's events add to the figures; whatever its ticket does not allow is left out. */
export function observe(ticket: Ticket, events: readonly unknown[]): readonly Observation[] {
  return events.flatMap((event) => {
    const parsed = v.safeParse(telemetryEvent, event);
    if (!parsed.success || !ticket.releases.get(parsed.output.area)?.includes(parsed.output.version))
      return [];
    // Pages that were not drawn are stood for by those that were; what failed on them counts all the same.
    return observeOne(ticket, parsed.output).filter(({ weight }) => weight > 0);
  });
}

function observeOne(
  ticket: Ticket,
  { kind, area, version, value, message }: TelemetryEvent,
): readonly Observation[] {
  const { sample } = ticket;
  const figure = (figureKind: FigureKind, weight: number, of = { area, version }) =>
    observation(ticket, { ...of, kind: figureKind, weight });
  const page = figure('page', sample);
  if (vitalNames.has(kind))
    return value === undefined ? [] : [vital(ticket, { area, version }, kind as Vital, value)];
  if (!failures.has(kind)) return kind === 'mounted' ? [page, figure(kind, sample)] : [figure(kind, sample)];
  const failure = figure(kind, 1);
  const shell = { area: 'shell', version: ticket.releases.get('shell')?.[0] ?? '' };
  return [
    page,
    figure('failed', 1),
    message ? { ...failure, message: cleanMessage(message) } : failure,
    figure('page', sample, shell),
    figure('shaken', 1, shell),
  ];
}

function vital(
  ticket: Ticket,
  of: Pick<Observation, 'area' | 'version'>,
  kind: Vital,
  value: number,
): Observation {
  return {
    ...observation(ticket, { ...of, kind, weight: ticket.sample }),
    bucket: bucketOf(kind, value),
    value,
  };
}

function observation(
  { nonce, issuedAt }: Ticket,
  figure: Pick<Observation, 'area' | 'version' | 'kind' | 'weight'>,
): Observation {
  const key = createHash('sha256')
    .update(`${nonce} ${figure.area}@${figure.version} ${figure.kind}`)
    .digest('base64url')
    .slice(0, 22);
  return { ...figure, key, minute: Math.floor(issuedAt / 60), bucket: 0, value: 0 };
}
