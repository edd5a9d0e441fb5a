import { createHash } from 'node:crypto';
import type { LiveRelease, Snapshot } from '../releases/store/live-releases.ts';

const known = new WeakMap<Snapshot, string>();

/**
 * A short name of the releases chosen for a browser. Pages carry it, and every response of the API that
 * passes this origin repeats it (`shop-releases`), so an open page learns of new releases without a request
 * of its own.
 */
export function fingerprintOf(snapshot: Snapshot): string {
  const fingerprint = known.get(snapshot) ?? compute(snapshot);
  known.set(snapshot, fingerprint);
  return fingerprint;
}

function compute({ shell, areas }: Snapshot): string {
  const names = [...(shell ? [shell] : []), ...areas.values()].map(nameOf);
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
}

function nameOf({ live, previous }: LiveRelease): string {
  return `${live.area} ${live.version} ${previous?.version ?? ''}`;
}
