import type { ReleaseManifest } from '@shop/contracts/platform/release';

/** The releases of an area that a page may load. */
export interface Standing {
  readonly live: ReleaseManifest;
  readonly previous: ReleaseManifest | undefined;
  /** The canary, which some browsers already get beside the live release. */
  readonly canary?: ReleaseManifest | undefined;
}

/** The releases that a page may start with. */
export function chosenOf({ live, canary }: Standing): readonly ReleaseManifest[] {
  return canary ? [live, canary] : [live];
}

/** Those, and the fallback. */
export function loadableOf(standing: Standing): readonly ReleaseManifest[] {
  return standing.previous ? [...chosenOf(standing), standing.previous] : chosenOf(standing);
}

/** The name of a release for operators: `finances 1.2.0`. */
export function nameOf({ area, version }: ReleaseManifest): string {
  return `${area} ${version}`;
}
