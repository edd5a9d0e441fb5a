import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { versionsOf } from '../../releases/store/pointer.ts';
import type { ReleaseStore } from '../../releases/store/store.ts';
import { digestOf, type MissingFile } from '../contract.ts';
import { RequestRefused } from '../request-refused.ts';
import type { UploadSpool } from './upload-spool.ts';

interface Whereabouts {
  readonly version: string;
  readonly file: string;
}

/** A release that is being published: its manifest has arrived, its files are arriving. */
export class IncomingRelease {
  readonly manifest: ReleaseManifest;
  readonly #store: ReleaseStore;
  readonly #spool: UploadSpool;
  readonly #owner: string;
  readonly #known: ReadonlyMap<string, Whereabouts>;

  private constructor(
    manifest: ReleaseManifest,
    known: ReadonlyMap<string, Whereabouts>,
    { store, spool, owner }: { store: ReleaseStore; spool: UploadSpool; owner: string },
  ) {
    this.manifest = manifest;
    this.#known = known;
    this.#store = store;
    this.#spool = spool;
    this.#owner = owner;
  }

  static async of(
    manifest: ReleaseManifest,
    places: { store: ReleaseStore; spool: UploadSpool; owner: string },
  ): Promise<IncomingRelease> {
    return new IncomingRelease(manifest, await filesByIntegrity(places.store, manifest.area), places);
  }

  /** Files to upload, each content once: those neither uploaded yet nor in a release of the area. */
  async missing(): Promise<readonly MissingFile[]> {
    const missing = new Map<string, MissingFile>();
    for (const { integrity, bytes } of Object.values(this.manifest.files)) {
      if (missing.has(integrity) || (await this.#isHere(integrity))) continue;
      const digest = digestOf(integrity);
      const received = await this.#spool.received(this.#owner, digest);
      missing.set(integrity, { integrity, digest, bytes, received });
    }
    return [...missing.values()];
  }

  /** Assembles the release as a build lies in its folder. Throws `RequestRefused` when a file is missing. */
  async assemble(folder: string): Promise<void> {
    for (const [file, { integrity }] of Object.entries(this.manifest.files)) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      const uploaded = await this.#spool.find(this.#owner, digestOf(integrity));
      const content = uploaded === undefined ? await this.#fromStore(integrity) : undefined;
      if (uploaded !== undefined) await link(uploaded, target).catch(() => copyFile(uploaded, target));
      else if (content) await writeFile(target, content);
      else throw filesMissing(this.manifest.area);
    }
    await writeFile(path.join(folder, 'release.json'), JSON.stringify(this.manifest));
  }

  /** Deletes the files that were uploaded for it. */
  async forget(): Promise<void> {
    for (const { integrity } of Object.values(this.manifest.files))
      await this.#spool.remove(this.#owner, digestOf(integrity));
  }

  async #isHere(integrity: string): Promise<boolean> {
    const uploaded = await this.#spool.find(this.#owner, digestOf(integrity));
    return uploaded !== undefined || (await this.#fromStore(integrity)) !== undefined;
  }

  async #fromStore(integrity: string): Promise<Buffer | undefined> {
    const place = this.#known.get(integrity);
    const content = place && (await this.#store.file(this.manifest.area, place.version, place.file));
    return content && hasIntegrity(content, integrity) ? content : undefined;
  }
}

/** Where the area's releases that visitors may get have which content. */
async function filesByIntegrity(
  store: ReleaseStore,
  area: string,
): Promise<ReadonlyMap<string, Whereabouts>> {
  const known = new Map<string, Whereabouts>();
  const pointer = (await store.pointers()).get(area);
  for (const version of pointer ? versionsOf(pointer) : []) {
    const manifest = await store.release(area, version).catch(() => undefined);
    for (const [file, { integrity }] of Object.entries(manifest?.files ?? {}))
      known.set(integrity, { version, file });
  }
  return known;
}

function filesMissing(area: string): RequestRefused {
  return new RequestRefused(
    'files-missing',
    `Files of ${area} have not been uploaded here. Behind several origins, /operations/ has to reach the same one`,
  );
}

function hasIntegrity(content: Buffer, integrity: string): boolean {
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}` === integrity;
}
