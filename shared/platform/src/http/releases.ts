const listeners = new Set<(releases: string) => void>();

/**
 * Calls back with the name of the releases that a page opened now would carry, whenever an answer brings it
 * (`shopConfig.releases` is the name of those this page runs on). Answers how to stop.
 */
export function onReleases(listener: (releases: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Hears the header that the web origin puts on every answer. */
export function hearReleases({ headers }: Response): void {
  const releases = headers.get('shop-releases');
  if (releases) for (const listener of listeners) listener(releases);
}
