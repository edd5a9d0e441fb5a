import * as v from 'valibot';

/** The path of the web origin to which browsers send reports. */
export const TELEMETRY_PATH = '/telemetry';
/** Maximum size of a report in bytes; a page splits larger ones. */
export const REPORT_MAX_BYTES = 16_384;
export const MESSAGE_MAX_LENGTH = 200;

/**
 * Events that count a page as failing for a release (decision 027). `load`: its scripts did not load; `fallback`: the
 * previous release replaced it; `mount`: a lifecycle failed; `render`: an error was thrown while rendering; `chunk`:
 * a lazy chunk did not load; `error`, `rejection`: uncaught.
 */
export const failureKinds = ['load', 'fallback', 'mount', 'render', 'chunk', 'error', 'rejection'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Web vitals in milliseconds; CLS has no unit. */
export const vitals = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

/**
 * `mounted`: a page shows content of this release. `slow`, `retry` (its scripts loaded on the second attempt) and
 * `call` (the API did not answer) are counted, but never cause a rollback.
 */
export const eventKinds = ['mounted', 'slow', 'retry', 'call', ...failureKinds, ...vitals] as const;
export type EventKind = (typeof eventKinds)[number];

const text = v.pipe(v.string(), v.maxLength(100));

/** A failed call (§8) without personal data. */
export const failedCall = v.object({
  /** Method and path of the contract: `GET /web/profile/order/{id}/`. */
  call: text,
  /** HTTP status; 0 without an answer, 200 for an answer that does not match the contract. */
  status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  durationMs: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
  requestId: v.optional(text),
  /** Paths of the fields that do not match the contract: `items.3.prices`. */
  fields: v.optional(v.pipe(v.array(text), v.maxLength(5))),
});
export type FailedCall = Readonly<v.InferOutput<typeof failedCall>>;

/** An observation of a page about one release. A page reports each kind once per release, and every failed call. */
export const telemetryEvent = v.object({
  kind: v.picklist(eventKinds),
  area: text,
  version: text,
  /** The measured value of a web vital. */
  value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  /** The error message after `cleanMessage`. */
  message: v.optional(v.pipe(v.string(), v.maxLength(MESSAGE_MAX_LENGTH))),
  /** The call that failed. */
  call: v.optional(failedCall),
});
export type TelemetryEvent = v.InferOutput<typeof telemetryEvent>;

/**
 * A report: JSON as `text/plain`, because `navigator.sendBeacon` sends strings that way. Unknown events are ignored.
 */
export const telemetryReport = v.object({
  /** The page's `telemetry.ticket` from `shop-config`. */
  ticket: v.pipe(v.string(), v.maxLength(4096)),
  events: v.pipe(v.array(v.unknown()), v.maxLength(100)),
});

/**
 * Strips personal data from an error message: hosts and queries of addresses, quoted texts other than identifiers,
 * e-mail addresses and long numbers.
 */
export function cleanMessage(message: string): string {
  return message
    .slice(0, 1000)
    .replace(/https?:\/\/[^\s/]+([^\s?#'"),]*)[^\s'"),]*/g, '$1')
    .replace(/(\/[\w./-]+)\?[^\s'"),]*/g, '$1')
    .replace(/[^\s@'"«»]+@[^\s@'"«»]+/g, '…')
    .replace(/(['"`])(?![\w$.@/-]{1,60}\1)[^'"`]*\1/g, '$1…$1')
    .replace(/«[^»]*»/g, '«…»')
    .replace(/\d{5,}/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE_MAX_LENGTH);
}
