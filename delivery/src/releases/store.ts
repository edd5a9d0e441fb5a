import type { ReleaseManifest } from '@shop/shared/contracts/release';
import type { Candidate } from './candidate.ts';
import type { Pointer } from './pointer.ts';

/**
 * Where releases and pointers are kept. Files of a release never change once added; a pointer is replaced as a whole.
 * Reading needs no lock and never sees half a document.
 */
export interface ReleaseStore {
  /** Reads every pointer; one that cannot be read comes as the error, so that its reader can keep the last good one. */
  pointers(): Promise<ReadonlyMap<string, Pointer | ReleaseStoreError>>;
  /** The manifest of a kept release; undefined if there is none. */
  release(area: string, version: string): Promise<ReleaseManifest | undefined>;
  /** Versions kept of an area, in no order. */
  versions(area: string): Promise<readonly string[]>;
  /** Copies and compresses a checked release, still invisible to everybody. */
  stage(candidate: Candidate): Promise<StagedRelease>;
  /** Runs `work` alone among all writers, of this process and any other. */
  change<T>(work: (change: StoreChange) => Promise<T>): Promise<T>;
  /** A cheap value that differs after every change of a pointer. Throws when the store is gone. */
  fingerprint(): Promise<string>;
  /** Calls back soon after a pointer has changed; a hint, not a promise. Answers how to stop. */
  watch(onChange: () => void): () => void;
}

/** What a writer may do while it holds the store. */
export interface StoreChange {
  readonly pointers: ReadonlyMap<string, Pointer>;
  /** Makes a staged release a kept one. */
  keep(staged: StagedRelease): Promise<void>;
  /** Replaces a pointer and writes the journal. Throws `PointerMovedError` unless the revision follows the current one. */
  point(next: Pointer, act: JournalAct): Promise<void>;
}

export interface StagedRelease {
  readonly manifest: ReleaseManifest;
  /** Absolute path of the folder. */
  readonly folder: string;
  discard(): Promise<void>;
}

/** Who changed a pointer, and why. */
export interface JournalAct {
  readonly command: 'publish' | 'rollback' | 'drop-previous';
  readonly by: string;
  readonly why: string | null;
}

/** The store cannot do what was asked of it: damaged, busy, not writable. */
export class ReleaseStoreError extends Error {
  override readonly name: string = 'ReleaseStoreError';
}

/** Somebody else changed the pointer since it was read. */
export class PointerMovedError extends ReleaseStoreError {
  override readonly name = 'PointerMovedError';
  constructor(area: string, expected: number, found: number) {
    super(
      `The pointer of ${area} is at revision ${found}, not ${expected}: somebody else has just changed it`,
    );
  }
}
