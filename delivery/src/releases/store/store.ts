import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { Candidate } from '../package/candidate.ts';
import type { JournalAct, JournalEntry } from './journal.ts';
import type { Pointer } from './pointer.ts';
import type { TokenStore } from './token-store.ts';

/**
 * The store of releases, pointers, journal and tokens. Files of a release never change once added; all
 * pointers change together, as one document. Reading needs no lock and never sees half a document.
 */
export interface ReleaseStore {
  /** Every area's pointer, all of the same moment. Throws `ReleaseStoreError` when they cannot be read. */
  pointers(): Promise<ReadonlyMap<string, Pointer>>;
  /**
   * The pointers of the last `fingerprint` or later ones, for pages; the last good ones when the store is
   * unreachable.
   */
  knownPointers(): Promise<ReadonlyMap<string, Pointer>>;
  /** The manifest of a kept release; undefined if there is none. */
  release(area: string, version: string): Promise<ReleaseManifest | undefined>;
  /** Areas with kept releases, whether or not they have a pointer. */
  areas(): Promise<readonly string[]>;
  /** The kept versions of an area, in no order. */
  versions(area: string): Promise<readonly string[]>;
  /** A file of a release, or a compressed copy of it (`area.js.br`); undefined if there is none. */
  file(area: string, version: string, file: string): Promise<Buffer | undefined>;
  /** Makes the files of a release loadable from this origin; undefined if that is impossible. */
  fetch(area: string, version: string): Promise<ReleaseManifest | undefined>;
  /** Copies and compresses a checked release, still invisible to everybody. */
  stage(candidate: Candidate): Promise<StagedRelease>;
  /**
   * Runs `work` exclusively among all writers, of this process and any other. Its pointer changes become
   * visible at once or not at all.
   */
  change<T>(work: (change: StoreChange) => Promise<T>): Promise<T>;
  /** The journal, oldest first, as it was written. */
  journalLines(): Promise<readonly string[]>;
  readonly tokens: TokenStore;
  /** A secret of 32 bytes, in hex, the same for every origin of this store; created on first use. */
  secret(name: string): Promise<string>;
  /** A cheap value that differs after every change of `knownPointers`. Throws when there are none. */
  fingerprint(): Promise<string>;
  /**
   * Calls back soon after a pointer has changed; a hint, not a guarantee. Returns the function that stops it.
   */
  watch(onChange: () => void, log?: StoreLog): () => void;
  close(): Promise<void>;
}

/** Called when the store becomes unreachable and when it is back. */
export interface StoreLog {
  info(text: string): void;
  warn(text: string): void;
}

/** The operations of a writer that holds the lock. */
export interface StoreChange {
  readonly pointers: ReadonlyMap<string, Pointer>;
  /** Makes a staged release a kept one. */
  keep(staged: StagedRelease): Promise<void>;
  /** Deletes a release that nothing points to. */
  remove(area: string, version: string): Promise<void>;
  /** Replaces a pointer. Throws `PointerMovedError` unless the revision follows the current one. */
  point(next: Pointer, act: JournalAct): void;
  /** Retires an area; its releases stay. */
  retire(area: string, act: JournalAct): void;
}

export interface StagedRelease {
  readonly manifest: ReleaseManifest;
  /** Absolute path of the folder. */
  readonly folder: string;
  discard(): Promise<void>;
}

/** A change of pointers, as it is recorded. */
export interface PointerChange {
  readonly entries: readonly JournalEntry[];
  readonly pointers: ReadonlyMap<string, Pointer>;
}

/** The store cannot fulfil the request: it is damaged, busy or not writable. */
export class ReleaseStoreError extends Error {
  override readonly name: string = 'ReleaseStoreError';
}

/** The pointer has changed since it was read. */
export class PointerMovedError extends ReleaseStoreError {
  override readonly name = 'PointerMovedError';
  readonly area: string;
  readonly expected: number;
  readonly found: number;
  constructor(area: string, expected: number, found: number) {
    super(
      `The pointer of ${area} is at revision ${found}, not ${expected}: somebody else has just changed it. Look at \`release status\` and decide anew.`,
    );
    this.area = area;
    this.expected = expected;
    this.found = found;
  }
}
