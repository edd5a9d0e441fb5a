import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { JournalAct } from '../store/journal.ts';
import type { Pointer } from '../store/pointer.ts';

/** A pointer on its way to another release. */
export interface Move {
  readonly next: Pointer;
  /** The release it moves to. */
  readonly manifest: ReleaseManifest;
  readonly command: JournalAct['command'];
}
