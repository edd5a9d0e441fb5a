import { releaseManifest } from '@shop/contracts/platform/release';
import * as v from 'valibot';
import { isAreaName, isVersion } from '../releases/package/file-kinds.ts';
import { EVERY_AREA } from '../releases/store/tokens.ts';

/** A line for people that contains no control characters for a terminal. */
const line = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength), v.regex(/^\P{Cc}*$/u, 'must be one line of text'));
const area = v.pipe(v.string(), v.check(isAreaName, 'is no name of an area'));
const version = v.pipe(v.string(), v.check(isVersion, 'is no version'));
const why = v.optional(v.nullable(line(500)), null);
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const isTenth = (percent: number) => Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-9;
const tenths = v.check(isTenth, 'must be in steps of a tenth');
const share = v.pipe(v.number(), v.minValue(0.1), v.maxValue(100), tenths);
/**
 * The common input of every change; `expected` is the revision of the area's pointer that the decision rests
 * on.
 */
const common = {
  why,
  expected: v.optional(revision),
  dropsUnfitPrevious: v.optional(v.boolean(), false),
  /** Confirms that a withdrawn release may go to visitors again. */
  acceptsWithdrawn: v.optional(v.boolean(), false),
};

const MAX_RELEASES = 40;

export const publishRequest = v.strictObject({
  releases: v.pipe(
    v.array(releaseManifest),
    v.minLength(1),
    v.maxLength(MAX_RELEASES),
    v.checkItems(
      (one, index, all) => all.findIndex(({ area }) => area === one.area) === index,
      'comes twice',
    ),
    v.checkItems(
      (one) => isAreaName(one.area) && isVersion(one.version),
      'has no name or version of a release',
    ),
  ),
  /** Publishes as a canary; without it the release goes to everybody. */
  percent: v.optional(share),
  /** Pins the release for 24 hours; for operations, and with a reason. */
  isPinned: v.optional(v.boolean(), false),
  why,
  expected: v.optional(v.record(area, revision), {}),
  dropsUnfitPrevious: common.dropsUnfitPrevious,
  acceptsWithdrawn: common.acceptsWithdrawn,
});
export type PublishRequest = v.InferInput<typeof publishRequest>;

export const canaryRequest = v.strictObject({
  ...common,
  area,
  version: v.optional(version),
  /** 0 ends the canary. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100), tenths),
});
export const promoteRequest = v.strictObject({ ...common, area });
export const rollbackRequest = v.strictObject({
  ...common,
  area,
  version: v.optional(version),
  why: v.pipe(line(500), v.nonEmpty('a rollback needs a reason')),
});
export const withdrawRequest = v.strictObject({ ...common, area, version });
export const retireRequest = v.strictObject({ ...common, area });

export const pruneRequest = v.strictObject({
  area: v.optional(area),
  version: v.optional(version),
  keepDays: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3650)), 30),
  isDryRun: v.optional(v.boolean(), false),
});

export const tokenRequest = v.strictObject({
  area: v.union([v.literal(EVERY_AREA), area], 'must be the name of an area, shell or *'),
  name: v.pipe(line(100), v.nonEmpty('a token needs a name')),
});

const count = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a number'), v.transform(Number));

export const historyQuery = v.strictObject({
  area: v.optional(area),
  limit: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), '50'),
});

export const verifyQuery = v.strictObject({
  /** A comma-separated list; all areas without it. */
  areas: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2000),
      v.transform((text) => text.split(',')),
      v.array(area),
    ),
  ),
});

/** A file's name while it is uploaded: its integrity, as a part of an address. */
export const uploadDigest = v.pipe(
  v.string(),
  v.regex(/^(sha256-[\w-]{43}|sha384-[\w-]{64}|sha512-[\w-]{86})$/, 'is no digest of a file'),
);

export const uploadQuery = v.strictObject({
  /** Bytes of the file that have arrived already. */
  offset: count,
  /** Size of the whole file, in bytes. */
  bytes: count,
});

/** A file that an origin does not have yet. */
export interface MissingFile {
  readonly integrity: string;
  readonly digest: string;
  readonly bytes: number;
  /** Bytes that an interrupted upload has left here. */
  readonly received: number;
}

/** Encodes `sha384-a+b/c=` as a segment of an address: `sha384-a-b_c`. */
export function digestOf(integrity: string): string {
  return integrity.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
