import { Limit } from '../../platform/errors/errors.ts';

/** Files looked at once, and how many may wait; of one person a quarter of them. */
const [AT_ONCE, WAITING] = [2, 20];

interface Turn {
  readonly userId: number;
  readonly begin: () => void;
}

/** Lets a few look at files at once: to draw a large image takes hundreds of megabytes. */
export class Turns {
  #running = 0;
  readonly #waiting: Turn[] = [];

  /** Runs the work as soon as it is its turn. Throws `Limit` while too many wait. */
  async take<T>(userId: number, work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) await this.#wait(userId);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over; nobody else can come between.
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #wait(userId: number): Promise<void> {
    const own = this.#waiting.filter((turn) => turn.userId === userId).length;
    if (this.#waiting.length >= WAITING || own >= WAITING / 4)
      throw new Limit('Сейчас загружается слишком много файлов. Повторите через несколько секунд', 5);
    return new Promise((begin) => this.#waiting.push({ userId, begin }));
  }
}
