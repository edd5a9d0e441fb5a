import type { Db } from '../../platform/database/database.ts';

/** Entries of the journal that are read together. */
export interface JournalPage {
  readonly db: Db;
}

/** Returns a function that reads, for all entries of a page, once for each key. */
export function oncePerPage<Value>(read: (db: Db, key: string) => Promise<Value>) {
  const pages = new WeakMap<JournalPage, Map<string, Promise<Value>>>();
  return (page: JournalPage, key = ''): Promise<Value> => {
    const known = pages.get(page) ?? new Map<string, Promise<Value>>();
    pages.set(page, known);
    const value = known.get(key) ?? read(page.db, key);
    known.set(key, value);
    return value;
  };
}
