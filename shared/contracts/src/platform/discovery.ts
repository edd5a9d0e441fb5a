import * as v from 'valibot';
import { areaManifest } from './area.ts';
import { instant } from './fields.ts';

/** Subresource Integrity of a file: `sha256-…`. */
export const integrity = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/));

/** One release as the browser needs it to load the area. `url` is the entry, absolute or from the origin's root. */
export const loadableRelease = v.object({
  url: v.string(),
  version: v.string(),
  integrity,
});
export type LoadableRelease = v.InferOutput<typeof loadableRelease>;

/**
 * A micro-frontend by the Frontend Discovery schema; the browser gets only the release chosen for it.
 * `extras.area` is the remote's own `area.json`; `extras.previous` is what to fall back to.
 */
export const microFrontend = v.object({
  url: v.string(),
  fallbackUrl: v.nullable(v.string()),
  metadata: v.object({ integrity, version: v.string() }),
  deployment: v.object({ traffic: v.number(), default: v.boolean() }),
  extras: v.object({ area: areaManifest, previous: v.nullable(loadableRelease) }),
});
export type MicroFrontend = v.InferOutput<typeof microFrontend>;

/** The discovery document, inlined in every page as `<script type="application/json" id="shop-discovery">`. */
export const discoveryDocument = v.object({
  schema: v.literal('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'),
  microFrontends: v.record(v.string(), v.array(microFrontend)),
});
export type DiscoveryDocument = v.InferOutput<typeof discoveryDocument>;

/**
 * The page's configuration, inlined as `<script type="application/json" id="shop-config">`.
 * `hashSalt` reaches every browser: it checks integrity and freshness of a request and never authenticates anybody.
 */
export const shopConfig = v.object({
  siteName: v.string(),
  hashSalt: v.string(),
  shellVersion: v.string(),
  /** When the server made the page: a browser whose clock is far off goes by it from the first call on. */
  serverTime: v.optional(instant),
  /** Names the releases this page was given; another one in the header `shop-releases` of an answer means news. */
  releases: v.optional(v.string()),
  captchaKey: v.optional(v.string()),
  mapsKey: v.optional(v.string()),
  /**
   * What this page reports with: its ticket, and how many pages it stands for when it tells of success. 0: it was not
   * drawn and tells of failures only.
   */
  telemetry: v.optional(v.object({ ticket: v.string(), sample: v.number() })),
});
export type ShopConfig = v.InferOutput<typeof shopConfig>;
