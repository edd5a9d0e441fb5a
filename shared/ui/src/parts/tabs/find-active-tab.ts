type Place = { pathname: string; search: string };

/**
 * Finds the tab of the current location: same path, or one below it if the tab `hasPagesBelow`, and every search
 * parameter of the tab has the same value. The tab with the most parameters wins, so `?tab=docs` wins over the bare path.
 */
export function findActiveTab<T extends { to: string; hasPagesBelow?: boolean }>(
  tabs: readonly T[],
  place: Place,
): T | undefined {
  const here = new URLSearchParams(place.search);
  let best: T | undefined;
  let bestCount = -1;
  for (const tab of tabs) {
    const [path = '', query = ''] = tab.to.split('?');
    const required = [...new URLSearchParams(query)];
    const isBelow = tab.hasPagesBelow === true && place.pathname.startsWith(`${trim(path)}/`);
    if (path !== '' && trim(path) !== trim(place.pathname) && !isBelow) continue;
    if (!required.every(([name, value]) => here.get(name) === value)) continue;
    if (required.length > bestCount) [best, bestCount] = [tab, required.length];
  }
  return best;
}

function trim(path: string): string {
  return path.replace(/\/+$/, '');
}
