import type { ReleaseManifest } from '@shop/contracts/platform/release';

/** The releases of an area that a page may load. */
export interface Standing {
  readonly live: ReleaseManifest;
  readonly previous: ReleaseManifest | undefined;
  /** The release some browsers already get, beside the live one. */
  readonly canary?: ReleaseManifest | undefined;
}

/** The releases a page begins with. */
export function chosenOf({ live, canary }: Standing): readonly ReleaseManifest[] {
  return canary ? [live, canary] : [live];
}

/** Those, and the one a page falls back to. */
export function loadableOf(standing: Standing): readonly ReleaseManifest[] {
  return standing.previous ? [...chosenOf(standing), standing.previous] : chosenOf(standing);
}

/** A release as an operator reads of it: `finances 1.2.0`. */
export function nameOf({ area, version }: ReleaseManifest): string {
  return `${area} ${version}`;
}
