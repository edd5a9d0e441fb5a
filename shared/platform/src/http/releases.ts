const listeners = new Set<(releases: string) => void>();

/**
 * Calls `listener` with the fingerprint of the releases that a new page would load, whenever an answer contains it
 * (`shopConfig.releases` is that of this page). Returns the function to unsubscribe.
 */
export function onReleases(listener: (releases: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reads the header that the web origin adds to every answer. */
export function hearReleases({ headers }: Response): void {
  const releases = headers.get('shop-releases');
  if (releases) for (const listener of listeners) listener(releases);
}
