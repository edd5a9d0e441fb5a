import type { Services } from '../../platform/http/services.ts';
import { notifyArrivals } from './notify-arrivals.ts';

/** The database notifies this channel of changes in the catalogue and its stock. */
const CHANNEL = 'shop_catalog';
/** Stock changes in bursts: one check covers a burst. */
const SETTLE_MS = 1000;
const RETRY_MS = 30_000;

/** Checks awaited offers after stock changes, and once at the start for changes missed while the server was down. */
export async function watchArrivals({ database, db, settings, log, onClose }: Services): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isClosed = false;

  const check = async () => {
    try {
      await notifyArrivals(db, settings.publicUrl);
    } catch (error) {
      log.error({ err: error }, 'back-in-stock notifications failed');
      checkIn(RETRY_MS);
    }
  };
  // The running timer is not restarted: an import notifies for minutes and would delay the check all that time.
  const checkIn = (delayMs: number) => {
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = running.then(check);
    }, delayMs);
  };

  const checkSoon = () => checkIn(SETTLE_MS);
  await database.listen(CHANNEL, checkSoon, checkSoon);
  running = check();
  onClose(async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
}
