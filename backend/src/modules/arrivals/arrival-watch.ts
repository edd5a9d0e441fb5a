import type { Services } from '../../platform/http/services.ts';
import { tellArrivals } from './tell-arrivals.ts';

/** Where the database announces changes of the catalogue and its stock. */
const CHANNEL = 'shop_catalog';
/** Stock changes in bursts; they are looked at together. */
const SETTLE_MS = 1000;
const RETRY_MS = 30_000;

/** Looks for awaited offers whenever stock has changed, and once at the start for what came while nobody looked. */
export async function watchArrivals({ database, db, settings, log, onClose }: Services): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isClosed = false;

  const look = async () => {
    try {
      await tellArrivals(db, settings.publicUrl);
    } catch (error) {
      log.error({ err: error }, 'arrivals could not be told');
      lookIn(RETRY_MS);
    }
  };
  // A timer that runs is left to run: an import announces for minutes, and those who wait should not.
  const lookIn = (delayMs: number) => {
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = running.then(look);
    }, delayMs);
  };

  const lookSoon = () => lookIn(SETTLE_MS);
  await database.listen(CHANNEL, lookSoon, lookSoon);
  running = look();
  onClose(async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
}
