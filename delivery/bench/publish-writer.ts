import { publish } from '../src/releases/moves/publish.ts';
import { openStore } from '../src/releases/store/open-store.ts';
import { PointerMovedError } from '../src/releases/store/store.ts';
import { candidateWith } from '../src/testing/release.builder.ts';

/** The report of one writer. */
export interface Written {
  readonly versions: readonly string[];
  /** Retries because another writer was first. */
  readonly conflicts: number;
}

/**
 * Runs as a separate process: publishes two areas at once, again and again, each time on the revision it has
 * read.
 */
const [place = '{}', areas = '', name = '', times = '0'] = process.argv.slice(2);
const store = await openStore(JSON.parse(place));
const versions: string[] = [];
let conflicts = 0;
while (versions.length < Number(times)) {
  const version = `1.${versions.length}.0-${name}`;
  const builds = areas.split(',').map((area) => candidateWith({ area, version }));
  const pointers = await store.pointers();
  const expected = new Map(areas.split(',').map((area) => [area, pointers.get(area)?.revision ?? 0]));
  try {
    await publish(store, builds, { by: name, why: null, expected });
    versions.push(version);
  } catch (error) {
    if (!(error instanceof PointerMovedError)) throw error;
    conflicts += 1;
  }
}
await store.close();
const written: Written = { versions, conflicts };
console.log(JSON.stringify(written));
