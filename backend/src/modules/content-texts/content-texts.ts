import type { Block } from '@shop/contracts/support/rich-text';
import { Validation } from '../../platform/errors/errors.ts';
import type { MarkdownThread } from './markdown-thread.ts';
import { plainParagraphs } from './plain-text.ts';

/** Characters of the texts whose trees are remembered. */
const REMEMBERED = 1_000_000;

/** Trees of the texts that are read most. A tree belongs to its text, so an edited text has another one at once. */
export class ContentTexts {
  readonly #thread: MarkdownThread;
  /** Latest read last. */
  readonly #trees = new Map<string, Block[]>();
  /** What is being parsed: many read the same page at once, right after a start above all. */
  readonly #running = new Map<string, Promise<Block[] | null>>();
  #length = 0;

  constructor(thread: MarkdownThread) {
    this.#thread = thread;
  }

  /** What pages draw. A text that has no tree, which `check` would not have let in, is its paragraphs. */
  async read(text: string): Promise<Block[]> {
    return (await this.#find(text)) ?? plainParagraphs(text);
  }

  /** Throws `Validation` at the field where a text is too entangled to be drawn. */
  async check(text: string, field: string): Promise<Block[]> {
    const tree = await this.#find(text);
    if (tree) return tree;
    throw new Validation(
      'Слишком сложная разметка. Уберите часть знаков разметки или вложенных списков',
      field,
    );
  }

  async #find(text: string): Promise<Block[] | null> {
    const known = this.#trees.get(text);
    const tree = known ?? (await this.#parse(text));
    if (tree) this.#remember(text, tree);
    return tree;
  }

  #parse(text: string): Promise<Block[] | null> {
    const running = this.#running.get(text);
    if (running) return running;
    const parsed = this.#thread.parse(text).finally(() => this.#running.delete(text));
    this.#running.set(text, parsed);
    return parsed;
  }

  #remember(text: string, tree: Block[]): void {
    if (!this.#trees.delete(text)) this.#length += text.length;
    this.#trees.set(text, tree);
    for (const oldest of this.#trees.keys()) {
      if (this.#length <= REMEMBERED) return;
      this.#trees.delete(oldest);
      this.#length -= oldest.length;
    }
  }
}
