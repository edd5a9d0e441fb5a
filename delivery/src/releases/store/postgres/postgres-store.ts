import { randomBytes } from 'node:crypto';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { Candidate } from '../../package/candidate.ts';
import type { Pointer } from '../pointer.ts';
import { stageRelease, sweepStaging } from '../stage-release.ts';
import {
  type ReleaseStore,
  ReleaseStoreError,
  type StagedRelease,
  type StoreChange,
  type StoreLog,
} from '../store.ts';
import { untilFollowed } from './await-origins.ts';
import { FetchReleases, parseManifest } from './fetch-releases.ts';
import { Follower } from './follower.ts';
import { type KnownReleases, readKnown } from './known-releases.ts';
import { LocalCopy } from './local-copy.ts';
import { PostgresTokens } from './postgres-tokens.ts';
import { ReleaseDatabase } from './release-database.ts';
import { writeChange } from './write-change.ts';

const silent: StoreLog = { info: () => undefined, warn: () => undefined };

/**
 * Releases in PostgreSQL, for several origins. An origin follows the database as soon as it is asked for the
 * `fingerprint` or watched; the state it knows and the releases it shows are copied to its RELEASES_DIR.
 */
export class PostgresReleaseStore implements ReleaseStore {
  readonly tokens: PostgresTokens;
  readonly #database: ReleaseDatabase;
  readonly #copy: LocalCopy;
  readonly #releases: FetchReleases;
  readonly #watchers = new Set<() => void>();
  #follower: Follower | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #copying: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | undefined;

  private constructor(url: string, folder: string) {
    this.#database = new ReleaseDatabase(url);
    this.#copy = new LocalCopy(folder);
    this.#releases = new FetchReleases(this.#database, this.#copy);
    this.tokens = new PostgresTokens(this.#database);
  }

  /**
   * Needs no database yet: an origin starts without one. Throws `ReleaseStoreError` if `folder` holds no
   * copy.
   */
  static async open(url: string, folder: string): Promise<PostgresReleaseStore> {
    const store = new PostgresReleaseStore(url, folder);
    await store.#copy.create();
    await sweepStaging(folder);
    return store;
  }

  async pointers(): Promise<ReadonlyMap<string, Pointer>> {
    return pointersOf((await readKnown(this.#database.rows))!);
  }

  async knownPointers(): Promise<ReadonlyMap<string, Pointer>> {
    return pointersOf(await this.#known());
  }

  async release(area: string, version: string): Promise<ReleaseManifest | undefined> {
    const text = await this.file(area, version, 'release.json');
    return text && parseManifest(area, version, text.toString());
  }

  async areas(): Promise<readonly string[]> {
    const rows = await this.#database.rows('select distinct area from releases.kept order by area');
    return rows.map(({ area }) => area);
  }

  async versions(area: string): Promise<readonly string[]> {
    const rows = await this.#database.rows('select version from releases.kept where area = $1', [area]);
    return rows.map(({ version }) => version);
  }

  async file(area: string, version: string, file: string): Promise<Buffer | undefined> {
    const [row] = await this.#database.rows<{ content: Buffer }>(
      file === 'release.json'
        ? `select convert_to(manifest, 'UTF8') as content from releases.kept where area = $1 and version = $2`
        : 'select content from releases.files where area = $1 and version = $2 and path = $3',
      file === 'release.json' ? [area, version] : [area, version, file],
    );
    return row?.content;
  }

  async fetch(area: string, version: string): Promise<ReleaseManifest | undefined> {
    const known = await this.#follower?.known();
    return this.#releases.fetch(area, version, known, this.#follower?.isGone ?? false);
  }

  async stage(candidate: Candidate): Promise<StagedRelease> {
    return stageRelease(this.#copy.folder, candidate);
  }

  async change<T>(work: (change: StoreChange) => Promise<T>): Promise<T> {
    // Serialised in this process too: many writers waiting in the database would leave `work` no connection
    // to read by.
    const changing = this.#writing.then(() => this.#change(work));
    this.#writing = changing.catch(() => undefined);
    return changing;
  }

  async journalLines(): Promise<readonly string[]> {
    const rows = await this.#database.rows('select line from releases.journal order by number');
    return rows.map(({ line }) => line);
  }

  /** Also persisted on the disk: an origin that starts without the database uses the same one. */
  async secret(name: string): Promise<string> {
    try {
      const fresh = randomBytes(32).toString('hex');
      await this.#database.rows(
        'insert into releases.secrets (name, secret) values ($1, $2) on conflict do nothing',
        [name, fresh],
      );
      const [row] = await this.#database.rows('select secret from releases.secrets where name = $1', [name]);
      await this.#copy.storeSecret(name, row!.secret);
      return row!.secret;
    } catch (error) {
      const known = await this.#copy.secret(name);
      if (known !== undefined) return known;
      throw error;
    }
  }

  async fingerprint(): Promise<string> {
    return (await this.#known()).stamp;
  }

  watch(onChange: () => void, log?: StoreLog): () => void {
    this.#watchers.add(onChange);
    this.#follow(log);
    return () => this.#watchers.delete(onChange);
  }

  async close(): Promise<void> {
    this.#closing ??= this.#close();
    await this.#closing;
  }

  async #close(): Promise<void> {
    await this.#writing;
    await this.#follower?.close();
    await this.#copying;
    await this.#database.close();
  }

  async #change<T>(work: (change: StoreChange) => Promise<T>): Promise<T> {
    const { result, known, kept } = await writeChange(this.#database, work);
    if (!known) return result;
    // The change is committed from here on; a copy that fails is fetched when it is needed.
    for (const staged of kept) await this.#copy.adopt(staged).catch(() => undefined);
    await this.#follower?.adopt(known);
    await untilFollowed(this.#database.rows, known.entry).catch(() => undefined);
    return result;
  }

  async #known(): Promise<KnownReleases> {
    const known = await this.#follow().known();
    if (known) return known;
    throw new ReleaseStoreError('The release store is gone, and nothing of it has ever been copied here');
  }

  #follow(log: StoreLog = silent): Follower {
    this.#follower ??= new Follower({
      database: this.#database,
      log,
      last: () => this.#copy.known(),
      prepare: (next) => this.#releases.fetchShown(next),
      onChange: (next, before) => this.#taken(next, before, log),
    });
    return this.#follower;
  }

  #taken(next: KnownReleases, before: KnownReleases | undefined, log: StoreLog): void {
    for (const onChange of this.#watchers) onChange();
    this.#copying = this.#copying
      .then(async () => {
        const last = before ?? (await this.#copy.known());
        await this.#copy.storeKnown(next);
        await this.#releases.forget(next, last);
      })
      .catch((error: Error) => log.warn(`the copy of the release store cannot be written: ${error.message}`));
  }
}

function pointersOf({ pointers }: KnownReleases): ReadonlyMap<string, Pointer> {
  return new Map(pointers.map((pointer) => [pointer.area, pointer]));
}
