import * as v from 'valibot';

/** Where browsers send what they saw. */
export const TELEMETRY_PATH = '/telemetry';
/** Largest report in bytes; a page sends several rather than a larger one. */
export const REPORT_MAX_BYTES = 16_384;
export const MESSAGE_MAX_LENGTH = 200;

/**
 * What makes a page a failing one of a release. `load`: its scripts do not load; `fallback`: the previous release
 * stands in for it; `mount`: a lifecycle fails; `render`: thrown while rendering; `chunk`: a later script does not
 * come; `error`, `rejection`: nobody caught it.
 */
export const failureKinds = ['load', 'fallback', 'mount', 'render', 'chunk', 'error', 'rejection'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Times in milliseconds; CLS has no unit. */
export const vitals = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

/**
 * `mounted`: a page shows something of this release. `slow`, `retry` (its scripts came at the second try) and `call`
 * (the API did not answer) are counted, but no release is taken back for them.
 */
export const eventKinds = ['mounted', 'slow', 'retry', 'call', ...failureKinds, ...vitals] as const;
export type EventKind = (typeof eventKinds)[number];

const text = v.pipe(v.string(), v.maxLength(100));

/** A call that failed (§8): what a log may say of it, and nothing of anybody. */
export const failedCall = v.object({
  /** Method and path of the contract: `GET /web/profile/order/{id}/`. */
  call: text,
  /** HTTP status; 0 without an answer, 200 with one that does not fit the contract. */
  status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  durationMs: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
  requestId: v.optional(text),
  /** Paths of the fields that do not fit the contract: `items.3.prices`. */
  fields: v.optional(v.pipe(v.array(text), v.maxLength(5))),
});
export type FailedCall = Readonly<v.InferOutput<typeof failedCall>>;

/**
 * One thing a page saw of one release of an area, or of the shell. A page says each kind once of each release, and each
 * failed call by itself.
 */
export const telemetryEvent = v.object({
  kind: v.picklist(eventKinds),
  area: text,
  version: text,
  /** Of a vital. */
  value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  /** Of a failure, made by `cleanMessage`. */
  message: v.optional(v.pipe(v.string(), v.maxLength(MESSAGE_MAX_LENGTH))),
  /** Of a call that failed. */
  call: v.optional(failedCall),
});
export type TelemetryEvent = v.InferOutput<typeof telemetryEvent>;

/** A report: JSON as `text/plain`, the way `navigator.sendBeacon` sends a string. Events nobody knows are left out. */
export const telemetryReport = v.object({
  /** The page's `telemetry.ticket` of `shop-config`. */
  ticket: v.pipe(v.string(), v.maxLength(4096)),
  events: v.pipe(v.array(v.unknown()), v.maxLength(100)),
});

/**
 * A message of an error without anything personal: addresses lose host and query, quoted texts other than names in
 * code, mail addresses and long numbers go.
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
