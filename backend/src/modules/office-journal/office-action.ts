import { isDeepStrictEqual } from 'node:util';
import type { StaffRight } from '@shop/contracts/account/permissions';
import type { JournalEntry } from '@shop/contracts/office/journal';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { compareWords, type Words } from './compare-words.ts';
import type { JournalPage } from './once-per-page.ts';

/** The one who changes something: a user, or the name given to a command. */
export interface OfficeActor {
  readonly userId: number | null;
  readonly name: string;
  /** The entry that the changes take back. */
  readonly undoes?: number;
}

/** A recorded change whose states before and after are known. */
interface Change<State> {
  readonly subject: string;
  readonly before: State;
  readonly after: State;
}

interface Undo<State> {
  /** Whether the former state could be restored at all; by default it could. */
  isPossible?(change: Change<State>): boolean;
  /** Locks the thing until the transaction ends, by the lock that its page takes. */
  lock(db: Db, change: Change<State>): Promise<unknown>;
  /** Whether the thing is still as the change has left it; `page` shares reads with other entries (`oncePerPage`). */
  isCurrent(db: Db, change: Change<State>, page: JournalPage): Promise<boolean>;
  /** Restores the state before by the service of the page, which checks and records it. */
  restore(db: Db, by: OfficeActor, change: Change<State>): Promise<unknown>;
}

interface AboutState {
  readonly db: Db;
  readonly subject: string;
  /** Shares reads with other entries (`oncePerPage`). */
  readonly page: JournalPage;
}

export interface OfficeActionOptions<State> {
  /** The action without its subject: «Изменена настройка». */
  readonly title: string;
  /** The right that makes, sees and undoes such changes. */
  readonly right: StaffRight;
  /** The state that is recorded before and after; never with a secret in it. */
  readonly state: v.GenericSchema<unknown, State>;
  /** Describes a state in the words of the page. */
  words(state: State, about: AboutState): Words | Promise<Words>;
  /** Recorded subjects that people know by another name, with that name. */
  readonly subjects?: () => ReadonlyMap<string, string>;
  /** Left out for a change that nothing takes back, such as a link that was sent. */
  readonly undo?: Undo<State>;
}

/** A kind of change; only what `defineOfficeAction` returns can be recorded. */
export interface OfficeAction<State> {
  readonly name: string;
  readonly state: v.GenericSchema<unknown, State>;
}

/** An entry as it is stored. */
interface StoredChange {
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A kind of change as the journal uses it. States that an earlier release has recorded may not parse. */
interface RegisteredAction {
  readonly name: string;
  readonly title: string;
  readonly right: StaffRight;
  /** Recorded subjects with the names that people know them by. */
  subjects(): ReadonlyMap<string, string>;
  describe(page: JournalPage, stored: StoredChange): Promise<JournalEntry['changes']>;
  canUndo(page: JournalPage, stored: StoredChange): Promise<boolean>;
  /** Returns false, and changes nothing, for a change that cannot be undone or that was followed by another one. */
  undo(db: Db, by: OfficeActor, stored: StoredChange): Promise<boolean>;
}

const registered = new Map<string, RegisteredAction>();

/** The kinds of change that the rights cover. */
export function actionsFor(rights: readonly StaffRight[]): readonly RegisteredAction[] {
  return [...registered.values()].filter(({ right }) => rights.includes(right));
}

/**
 * Defines a kind of change beside the function that makes and records it. The journal shows and undoes it by this
 * definition alone.
 */
export function defineOfficeAction<State>(
  name: string,
  options: OfficeActionOptions<State>,
): OfficeAction<State> {
  const { title, right, state, words, subjects = () => new Map(), undo } = options;
  if (registered.has(name)) throw new TypeError(`Two actions of the office are called ${name}`);
  const parse = (stored: unknown) => {
    const { success, output } = v.safeParse(state, stored);
    return success ? output : null;
  };
  /** Returns the change if it could be undone at all. */
  const undoable = ({ subject, ...stored }: StoredChange) => {
    const [before, after] = [parse(stored.before), parse(stored.after)];
    if (before === null || after === null || isDeepStrictEqual(before, after)) return null;
    const change = { subject, before, after };
    return undo?.isPossible?.(change) === false ? null : change;
  };
  registered.set(name, {
    ...{ name, title, right, subjects },
    describe: async (page, { subject, ...stored }) => {
      const about = { db: page.db, subject, page };
      const [before, after] = [parse(stored.before), parse(stored.after)];
      return compareWords(before && (await words(before, about)), after && (await words(after, about)));
    },
    canUndo: async (page, stored) => {
      const change = undoable(stored);
      return undo !== undefined && change !== null && undo.isCurrent(page.db, change, page);
    },
    undo: async (db, by, stored) => {
      const change = undoable(stored);
      if (undo === undefined || change === null) return false;
      await undo.lock(db, change);
      if (!(await undo.isCurrent(db, change, { db }))) return false;
      await undo.restore(db, by, change);
      return true;
    },
  });
  return { name, state };
}
