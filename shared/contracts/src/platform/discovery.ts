import * as v from 'valibot';
import { areaManifest } from './area.ts';
import { instant } from './fields.ts';

/** Subresource Integrity of a file: `sha256-…`. */
export const integrity = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/));

/** A release with what the browser needs to load it; `url` is the entry, absolute or relative to the origin's root. */
export const loadableRelease = v.object({
  url: v.string(),
  version: v.string(),
  integrity,
});
export type LoadableRelease = v.InferOutput<typeof loadableRelease>;

/**
 * An area in the Frontend Discovery schema, with only the release chosen for this browser. `extras.area` is the
 * area's `area.json`; `extras.previous` is the release to fall back to.
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
 * The page's configuration, inlined as `<script type="application/json" id="shop-config">`. `hashSalt` is public: it
 * checks integrity and freshness of a request and never authenticates anyone.
 */
export const shopConfig = v.object({
  siteName: v.string(),
  hashSalt: v.string(),
  shellVersion: v.string(),
  /** When the server rendered the page; a browser whose clock is far off uses it from the first call on. */
  serverTime: v.optional(instant),
  /**
   * A fingerprint of the releases in this page; a different one in the `shop-releases` header of an answer means that
   * newer ones are live.
   */
  releases: v.optional(v.string()),
  captchaKey: v.optional(v.string()),
  mapsKey: v.optional(v.string()),
  /**
   * The ticket for telemetry, and how many pages this one stands for when it reports success. With 0 it reports
   * failures only.
   */
  telemetry: v.optional(v.object({ ticket: v.string(), sample: v.number() })),
});
export type ShopConfig = v.InferOutput<typeof shopConfig>;
