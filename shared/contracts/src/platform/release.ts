import * as v from 'valibot';
import { areaManifest } from './area.ts';
import { integrity } from './discovery.ts';

/** Lists of names by exposed module, by subpath or by screen. */
const names = v.record(v.string(), v.array(v.string()));

const jsonSchema = v.record(v.string(), v.unknown());

/** The slots or events of a release by role, with the contract each was built against. */
function contracts<const R extends readonly string[]>(roles: R) {
  const use = v.object({
    roles: v.array(v.picklist(roles)),
    /** JSON Schema of the slot's props, or of the event's payload. */
    schema: jsonSchema,
  });
  return v.record(v.string(), use);
}

/** Whether a release offers a service or asks for it, and the methods it was built against. */
const serviceUses = v.record(
  v.string(),
  v.object({
    roles: v.array(v.picklist(['offers', 'asks'])),
    methods: v.record(v.string(), v.object({ takes: jsonSchema, gives: jsonSchema })),
  }),
);

/**
 * `release.json`, written by the build next to the files of a release, for the shell and every area. The web origin
 * renders pages from it; the gate decides by it whether the release may go live (decision 023).
 */
export const releaseManifest = v.object({
  /** The area's name, or `shell`. */
  area: v.string(),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]+$/)),
  commit: v.nullable(v.string()),
  /** The build mode; only `production` may go live. */
  mode: v.optional(v.string()),
  /**
   * Size in bytes and integrity by path within the release, for every other file. `brotliBytes` is the size that
   * browsers download; publishing measures it and ignores the build's figure.
   */
  files: v.record(
    v.string(),
    v.object({ bytes: v.number(), integrity, brotliBytes: v.optional(v.number()) }),
  ),
  /** The scripts that start the release, in order: the shell's initial chunks, or an area's `remoteEntry`. */
  entry: v.array(v.string()),
  /** Style sheets that the page links (the shell's fonts); empty for areas. */
  styles: v.optional(v.array(v.string()), []),
  /** Fonts that every page preloads (the shell's text font); empty for areas. */
  fonts: v.optional(v.array(v.string()), []),
  /**
   * Scripts to preload by name: an exposed module (`./area`), the chunk of a page (`listing`), or for the shell
   * `bootstrap`, `layout` (the default layout) and `areas` (what mounts areas). Each list is complete except for
   * `entry`.
   */
  preload: names,
  /** The exports of each exposed module; undefined for the shell. */
  exports: v.optional(names),
  /** The names used of each shared module (areas), or provided by each (shell). */
  shared: names,
  /**
   * The slots and events of the release. The shell `knows` all of its build, because every slot and event passes
   * through it.
   */
  contracts: v.optional(
    v.object({
      slots: contracts(['knows', 'shows', 'fills']),
      events: contracts(['knows', 'publishes', 'subscribes']),
      /** None in releases from before there were services. */
      services: v.optional(serviceUses),
    }),
  ),
  manifest: v.nullable(areaManifest),
  /**
   * How the shell starts on a page with an area in development, with React's development build. Undefined for areas.
   */
  development: v.optional(v.object({ entry: v.array(v.string()) })),
});
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>;
