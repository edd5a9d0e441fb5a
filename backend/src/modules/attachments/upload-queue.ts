import { Limit } from '../../platform/errors/errors.ts';

/** Files inspected at once, and uploads that may wait; a user may have a quarter of the waiting ones. */
const [AT_ONCE, WAITING] = [2, 20];

interface WaitingUpload {
  readonly userId: number;
  readonly begin: () => void;
}

/** Limits concurrent inspections: decoding a large image takes hundreds of megabytes. */
export class UploadQueue {
  #running = 0;
  readonly #waiting: WaitingUpload[] = [];

  /** Runs the task when a slot is free. Throws `Limit` if too many uploads wait. */
  async run<T>(userId: number, task: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) await this.#wait(userId);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      // The slot goes directly to the next waiting upload, so no other can take it.
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #wait(userId: number): Promise<void> {
    const ofUser = this.#waiting.filter((upload) => upload.userId === userId).length;
    if (this.#waiting.length >= WAITING || ofUser >= WAITING / 4)
      throw new Limit('Сейчас загружается слишком много файлов. Повторите через несколько секунд', 5);
    return new Promise((begin) => this.#waiting.push({ userId, begin }));
  }
}
