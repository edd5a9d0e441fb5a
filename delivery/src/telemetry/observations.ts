import { createHash } from 'node:crypto';
import { describeFailedCall } from '@shop/contracts/platform/describe-failed-call';
import {
  cleanMessage,
  failureKinds,
  type TelemetryEvent,
  telemetryEvent,
  type Vital,
  vitals,
} from '@shop/contracts/platform/telemetry';
import * as v from 'valibot';
import type { Ticket } from './reporter/ticket.ts';
import type { EvidenceKind } from './reporter/witness.ts';
import { bucketOf } from './vital-buckets.ts';

/**
 * The figures of a release are every kind of event, `page` (a page that tried it), `failed` (one on which it failed in
 * any way) and, for the shell, `shaken` (one on which it or any area failed); the judge's evidence is counted by witness.
 * `network` and `far-network` belong to the whole shop: the networks of a day's live sessions.
 */
export type FigureKind =
  | TelemetryEvent['kind']
  | 'page'
  | 'failed'
  | 'shaken'
  | 'network'
  | 'far-network'
  | EvidenceKind;

/** One page's contribution to one figure. */
export interface Observation {
  /** The same whenever this page says this again, whichever origin hears it. */
  readonly key: string;
  /** The contributor: nobody adds to a figure twice. */
  readonly voice?: string;
  /** When the page was made, in minutes since 1970: what it says later belongs to the pages made with it. */
  readonly minute: number;
  readonly area: string;
  readonly version: string;
  readonly kind: FigureKind;
  /** Bucket of a vital's histogram; 0 for all else. */
  readonly bucket: number;
  /** How many pages this one stands for. */
  readonly weight: number;
  /** Value of a vital, else 0. */
  readonly value: number;
  readonly message?: string;
}

const failures: ReadonlySet<string> = new Set(failureKinds);
const vitalNames: ReadonlySet<string> = new Set(vitals);

/** The events of a report that its ticket allows; nobody else's, and none that makes no sense. */
export function allowedEvents(ticket: Ticket, events: readonly unknown[]): readonly TelemetryEvent[] {
  return events.flatMap((event) => {
    const { success, output } = v.safeParse(telemetryEvent, event);
    return success && ticket.releases.get(output.area)?.includes(output.version) ? [output] : [];
  });
}

/** Whether one of these events makes its page a failing one. */
export function reportsFailure(events: readonly TelemetryEvent[]): boolean {
  return events.some(({ kind }) => failures.has(kind));
}

/** The contributions of a page's events to the figures. */
export function observe(ticket: Ticket, events: readonly TelemetryEvent[]): readonly Observation[] {
  return events.flatMap((event) =>
    // Pages that were not drawn are stood for by those that were; what failed on them counts all the same.
    observeOne(ticket, event).filter(({ weight }) => weight > 0),
  );
}

function observeOne(
  ticket: Ticket,
  { kind, area, version, value, message, call }: TelemetryEvent,
): readonly Observation[] {
  const { sample } = ticket;
  const figure = (figureKind: FigureKind, weight: number, of = { area, version }) =>
    observation(ticket, { ...of, kind: figureKind, weight });
  const page = figure('page', sample);
  if (vitalNames.has(kind))
    return value === undefined ? [] : [vital(ticket, { area, version }, kind as Vital, value)];
  if (kind === 'call') return [failedCall(ticket, { area, version, call })];
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

/** Each failed call of a page by itself, under what all pages call it. */
function failedCall(
  ticket: Ticket,
  { area, version, call }: Pick<TelemetryEvent, 'area' | 'version' | 'call'>,
): Observation {
  const message = call && cleanMessage(describeFailedCall(call));
  const counted = observation(ticket, { area, version, kind: 'call', weight: ticket.sample }, message);
  return message ? { ...counted, message } : counted;
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
  detail = '',
): Observation {
  const key = createHash('sha256')
    .update(`${nonce} ${figure.area}@${figure.version} ${figure.kind}${detail && ` ${detail}`}`)
    .digest('base64url')
    .slice(0, 22);
  return { ...figure, key, minute: Math.floor(issuedAt / 60), bucket: 0, value: 0 };
}
