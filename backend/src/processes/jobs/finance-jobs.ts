import { hourInMoscow } from '@shop/domain/format/date';
import type { FastifyBaseLogger } from 'fastify';
import { closeBonusPlans, remindOfPayments } from '../../modules/finances/finances.api.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';

const LOOK_MS = 60_000;
/** The hour of the day in Moscow. */
const HOUR = 10;

/**
 * Once a day from 10:00 in Moscow on, pays out the bonuses of ended periods and reminds of payments. Any number of
 * servers may run it: each skips what another has done. Returns the function that stops it after the current run.
 */
export function startFinanceJobs(
  db: Db,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  let doneOn: string | undefined;
  const look = async () => {
    const now = new Date();
    const today = todayInMoscow(now);
    if (doneOn === today || !isTime(now)) return;
    // Another look tries again what has failed, and skips what is done.
    if (await runFinanceJobs(db, log, today)) doneOn = today;
  };
  return repeat(look, { everyMs: LOOK_MS, failure: 'bonuses and reminders failed', log });
}

/** Whether the hour has come. */
export function isTime(now: Date): boolean {
  return hourInMoscow(now) >= HOUR;
}

/** Answers whether nothing has failed. */
async function runFinanceJobs(
  db: Db,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  today: string,
): Promise<boolean> {
  let failures = 0;
  const onFailure = (what: string) => (subject: number | string, error: unknown) => {
    failures += 1;
    log.error({ err: error, subject }, what);
  };
  const bonuses = await closeBonusPlans(db, { today, onFailure: onFailure('a bonus could not be paid out') });
  const reminders = await remindOfPayments(db, {
    today,
    onFailure: onFailure('a company could not be reminded of payments'),
  });
  if (bonuses.length + reminders.length > 0)
    log.info({ bonuses: bonuses.length, reminders: reminders.length }, 'bonuses and reminders');
  return failures === 0;
}
