import type { Block } from '@shop/contracts/support/rich-text';
import { Validation } from '../../platform/errors/errors.ts';
import type { MarkdownThread } from './markdown-thread.ts';
import { plainParagraphs } from './plain-text.ts';

/** Total length of the cached texts in characters. */
const CACHE_CHARACTERS = 1_000_000;

/**
 * Parses texts and caches the trees of the most recently read ones. The text itself is the key, so an edited text never
 * gets a stale tree.
 */
export class ContentTexts {
  readonly #thread: MarkdownThread;
  /** Least recently read first. */
  readonly #trees = new Map<string, Block[]>();
  /** Pending parses: many readers request the same page at once, especially after a start. */
  readonly #running = new Map<string, Promise<Block[] | null>>();
  #length = 0;

  constructor(thread: MarkdownThread) {
    this.#thread = thread;
  }

  /**
   * Returns the tree that pages render. A text that cannot be parsed (`check` would have refused it) becomes plain
   * paragraphs.
   */
  async read(text: string): Promise<Block[]> {
    return (await this.#find(text)) ?? plainParagraphs(text);
  }

  /** Returns the tree. Throws `Validation` at `field` for markup that is too complex to parse. */
  async check(text: string, field: string): Promise<Block[]> {
    const tree = await this.#find(text);
    if (tree) return tree;
    throw new Validation(
      'Слишком сложная разметка. Уберите часть знаков разметки или вложенных списков',
      field,
    );
  }

  async #find(text: string): Promise<Block[] | null> {
    const cached = this.#trees.get(text);
    const tree = cached ?? (await this.#parse(text));
    if (tree) this.#cache(text, tree);
    return tree;
  }

  #parse(text: string): Promise<Block[] | null> {
    const running = this.#running.get(text);
    if (running) return running;
    const parsed = this.#thread.parse(text).finally(() => this.#running.delete(text));
    this.#running.set(text, parsed);
    return parsed;
  }

  #cache(text: string, tree: Block[]): void {
    if (!this.#trees.delete(text)) this.#length += text.length;
    this.#trees.set(text, tree);
    for (const oldest of this.#trees.keys()) {
      if (this.#length <= CACHE_CHARACTERS) return;
      this.#trees.delete(oldest);
      this.#length -= oldest.length;
    }
  }
}
