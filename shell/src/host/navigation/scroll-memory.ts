const key = 'shop.scroll';
const positions = new Map<string, number>(readStored());

/** Remembers how far a page was scrolled, by the key of its history entry. */
export function rememberScroll(locationKey: string, top: number): void {
  positions.delete(locationKey);
  positions.set(locationKey, top);
}

export function recallScroll(locationKey: string): number {
  return positions.get(locationKey) ?? 0;
}

/** Keeps the positions over a reload of the page (§4: after a change of counterparty the position survives). */
export function storeScroll(): void {
  sessionStorage.setItem(key, JSON.stringify([...positions].slice(-50)));
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}
