import * as v from 'valibot';
import { areaManifest } from './area.ts';
import { integrity } from './discovery.ts';

/** Names by exposed module, subpath or screen. */
const names = v.record(v.string(), v.array(v.string()));

/** What a release does with a slot or an event, and the contract it was built against. */
function contracts<const R extends readonly string[]>(roles: R) {
  const use = v.object({
    roles: v.array(v.picklist(roles)),
    /** JSON Schema of the slot's props, or of the event's payload. */
    schema: v.record(v.string(), v.unknown()),
  });
  return v.record(v.string(), use);
}

/**
 * `release.json`, written by the build beside the files of a release, for the shell and every area alike.
 * The web origin reads it to render pages; `release publish` reads it to decide whether the release may go live.
 */
export const releaseManifest = v.object({
  /** The area's name, or `shell`. */
  area: v.string(),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]+$/)),
  commit: v.nullable(v.string()),
  /** How it was built; only `production` may go live. */
  mode: v.optional(v.string()),
  /**
   * Path within the release to size in bytes and integrity, for every file but this one. `brotliBytes` is what a
   * browser downloads; measured when the release is published, whatever the build says.
   */
  files: v.record(
    v.string(),
    v.object({ bytes: v.number(), integrity, brotliBytes: v.optional(v.number()) }),
  ),
  /** Scripts that start it, in order: the shell's initial chunks, or an area's one `remoteEntry`. */
  entry: v.array(v.string()),
  /** Style sheets the page links for it (the shell's fonts); none for areas. */
  styles: v.optional(v.array(v.string()), []),
  /** Fonts every page needs at once and preloads (the shell's text font); none for areas. */
  fonts: v.optional(v.array(v.string()), []),
  /**
   * What the page preloads, by name: an exposed module (`./area`), a page's chunk (`listing`), or for the shell
   * `bootstrap`, `layout` (the default layout) and `areas` (what mounts areas). Each is the complete list of scripts needed, without `entry`.
   */
  preload: names,
  /** What each exposed module exports; nothing for the shell. */
  exports: v.optional(names),
  /** Names used of each shared module (areas), or offered by each (shell). */
  shared: names,
  /** Slots and events it deals with; the shell `knows` all of its build, since every slot and event passes through it. */
  contracts: v.optional(
    v.object({
      slots: contracts(['knows', 'shows', 'fills']),
      events: contracts(['knows', 'publishes', 'subscribes']),
    }),
  ),
  manifest: v.nullable(areaManifest),
  /** How the shell starts on a page with an area in development: React's development build first. None for areas. */
  development: v.optional(v.object({ entry: v.array(v.string()) })),
});
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>;
