/** The result of a record. */
export type Outcome = 'added' | 'changed' | 'unchanged' | 'waiting' | 'cancelled';

/** How many records had each outcome, by noun; those set aside are counted as `setAside`. */
export type ImportCounts = Record<string, Partial<Record<Outcome | 'setAside', number>>>;

export function countOutcome(counts: ImportCounts, noun: string, outcome: Outcome | 'setAside'): void {
  const ofNoun = counts[noun] ?? {};
  ofNoun[outcome] = (ofNoun[outcome] ?? 0) + 1;
  counts[noun] = ofNoun;
}
