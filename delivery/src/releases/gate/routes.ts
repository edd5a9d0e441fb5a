import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { chosenOf, type Standing } from './standing.ts';

/**
 * Paths claimed twice, among all releases a page may begin with. A path has one owner. One path below another is no
 * overlap: the longer wins.
 */
export function findOverlaps(standings: ReadonlyMap<string, Standing>): string[] {
  const releases = [...standings.values()].flatMap(chosenOf);
  const twice = releases.flatMap((release) => {
    const paths = pathsOf(release);
    const again = paths.filter((path, at) => paths.indexOf(path) !== at);
    return again.map((path) => `${release.area} has the path ${path} twice`);
  });
  const taken = releases.flatMap((one, at) =>
    releases.slice(at + 1).flatMap((other) => {
      if (other.area === one.area) return [];
      const common = pathsOf(other).filter((path) => pathsOf(one).includes(path));
      return common.map((path) => `${one.area} and ${other.area} both have the path ${path}`);
    }),
  );
  return [...new Set([...twice, ...taken])];
}

function pathsOf({ manifest }: ReleaseManifest): readonly string[] {
  return manifest?.routes.map(({ path }) => path) ?? [];
}
