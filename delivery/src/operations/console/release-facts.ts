import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { ReleaseStore } from '../../releases/store/store.ts';

/** Properties of a release that operators look at. */
export interface ReleaseFact {
  /** The area's title in the release: «Каталог». */
  readonly title: string;
  readonly commit: string | null;
  /** The total size of its files as browsers download them, without those for development. */
  readonly wireBytes: number;
}

const KEPT = 500;

/** Reads the facts of releases. A release never changes, so each is read once. */
export class ReleaseFacts {
  readonly #store: Pick<ReleaseStore, 'release'>;
  readonly #known = new Map<string, ReleaseFact>();

  constructor(store: Pick<ReleaseStore, 'release'>) {
    this.#store = store;
  }

  /** Null when the files of the release are gone. */
  async of(area: string, version: string): Promise<ReleaseFact | null> {
    const key = `${area}@${version}`;
    const known = this.#known.get(key);
    if (known) return known;
    const manifest = await this.#store.release(area, version).catch(() => undefined);
    if (!manifest) return null;
    const fact = factOf(manifest);
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(key, fact);
    return fact;
  }
}

function factOf({ area, manifest, commit, files }: ReleaseManifest): ReleaseFact {
  const shown = Object.entries(files).filter(([file]) => !file.startsWith('development/'));
  const wireBytes = shown.reduce((sum, [, { bytes, brotliBytes }]) => sum + (brotliBytes ?? bytes), 0);
  return { title: area === 'shell' ? 'Оболочка' : (manifest?.title ?? area), commit, wireBytes };
}
