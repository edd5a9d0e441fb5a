import type { Topic } from './topic.ts';

/** How long and how much a cache keeps. */
export interface CacheOptions {
  /** The entries used least recently are dropped above this number. */
  readonly maxEntries: number;
  readonly maxAgeMs: number;
}

/** The topics that outdate a value; null for a value that must not be kept. */
type TopicsOf<V> = (value: V) => readonly Topic[] | null;

interface Entry<K, V> {
  readonly key: K;
  readonly value: Promise<V>;
  readonly until: number;
  /** Undefined while the value is being read: any change outdates it then. */
  topics: readonly Topic[] | undefined;
}

/**
 * A cache of `Changes`: values by key, until a topic of theirs changes. Callers share a value and never change it. A
 * value that depends on rights has the actor as its key: who has other rights is another object.
 */
export class TopicCache<K, V> {
  readonly #options: CacheOptions;
  readonly #isCurrent: () => boolean;
  readonly #entries = new Map<K, Entry<K, V>>();
  readonly #byTopic = new Map<string, Set<Entry<K, V>>>();
  readonly #reading = new Set<Entry<K, V>>();

  constructor(options: CacheOptions, isCurrent: () => boolean) {
    this.#options = options;
    this.#isCurrent = isCurrent;
  }

  /** Returns the kept value, or reads and keeps it; callers that ask at the same time share one reading. */
  get(key: K, read: () => Promise<V>, topicsOf: TopicsOf<V>): Promise<V> {
    if (!this.#isCurrent()) return read();
    const known = this.#entries.get(key);
    if (known !== undefined && known.until > Date.now()) {
      // Reinserting makes the map a least-recently-used cache.
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    if (known !== undefined) this.#drop(known);
    return this.#read(key, read, topicsOf);
  }

  /** Drops the value of a key whose time is over. */
  delete(key: K): void {
    const entry = this.#entries.get(key);
    if (entry !== undefined) this.#drop(entry);
  }

  /** Drops what the topic outdates. */
  forget(topic: string): void {
    for (const entry of this.#reading) this.#drop(entry);
    for (const entry of this.#byTopic.get(topic) ?? []) this.#drop(entry);
  }

  forgetAll(): void {
    this.#entries.clear();
    this.#byTopic.clear();
    this.#reading.clear();
  }

  #read(key: K, read: () => Promise<V>, topicsOf: TopicsOf<V>): Promise<V> {
    const value = read();
    const entry: Entry<K, V> = { key, value, until: Date.now() + this.#options.maxAgeMs, topics: undefined };
    this.#entries.set(key, entry);
    this.#reading.add(entry);
    value.then(
      (result) => this.#file(entry, topicsOf(result)),
      () => this.#drop(entry),
    );
    if (this.#entries.size > this.#options.maxEntries) this.#drop(this.#entries.values().next().value!);
    return value;
  }

  /** A change during the reading has already dropped the entry. */
  #file(entry: Entry<K, V>, topics: readonly Topic[] | null): void {
    if (!this.#reading.delete(entry)) return;
    if (topics === null) this.#entries.delete(entry.key);
    else entry.topics = topics;
    for (const topic of topics ?? []) {
      const others = this.#byTopic.get(topic) ?? new Set();
      this.#byTopic.set(topic, others.add(entry));
    }
  }

  #drop(entry: Entry<K, V>): void {
    this.#reading.delete(entry);
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key);
    for (const topic of entry.topics ?? []) {
      const others = this.#byTopic.get(topic);
      others?.delete(entry);
      if (others?.size === 0) this.#byTopic.delete(topic);
    }
  }
}
