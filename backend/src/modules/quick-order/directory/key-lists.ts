import { keyOf, lookOf } from './article-keys.ts';
import { checkOf, type HashLists, HashListsBuilder, hashOf } from './hash-lists.ts';

/** Rows by their articles: by the key of one, or by what keys look like. */
export class KeyLists {
  readonly #lists: HashLists;

  private constructor(lists: HashLists) {
    this.#lists = lists;
  }

  static builder() {
    const lists = new HashListsBuilder();
    return {
      add: (key: string) => lists.add(hashOf(lookOf(key)), checkOf(key)),
      done: async (pause: () => Promise<void>) => new KeyLists(await lists.done(pause)),
    };
  }

  /** Finds the rows with the article that compares like `text`. */
  find(text: string): readonly number[] {
    const key = keyOf(text);
    return key === '' ? [] : this.#lists.find(hashOf(lookOf(key)), checkOf(key));
  }

  /** Finds rows with articles that only look like `text`, grouped by the check of their keys. */
  findAlike(text: string): ReadonlyMap<number, readonly number[]> {
    const look = lookOf(keyOf(text));
    const rows = look === '' ? [] : this.#lists.find(hashOf(look));
    return Map.groupBy(rows, (row) => this.#lists.checkAt(row));
  }
}

/** Rows by texts that are found whole only; an empty text is found by nothing. */
export class TextLists {
  readonly #lists: HashLists;

  private constructor(lists: HashLists) {
    this.#lists = lists;
  }

  static builder() {
    const lists = new HashListsBuilder();
    return {
      add: (text: string) => lists.add(hashOf(text), checkOf(text)),
      done: async (pause: () => Promise<void>) => new TextLists(await lists.done(pause)),
    };
  }

  find(text: string): readonly number[] {
    return text === '' ? [] : this.#lists.find(hashOf(text), checkOf(text));
  }
}
