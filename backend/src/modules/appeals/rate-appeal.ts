import { mayRate } from '@shop/contracts/support/appeal-rules';
import type { setAppealRating } from '@shop/contracts/support/appeals';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Conflict, Forbidden } from '../../platform/errors/errors.ts';
import { recordHistory } from '../history/history.api.ts';
import { refuseWhenImpersonating } from '../session/session.api.ts';
import { lockAppeal } from './lock-appeal.ts';
import { notifyManagers } from './notify-managers.ts';
import { publishAppeal } from './publish-appeal.ts';

/** Managers are notified of this rating and lower ones. */
const LOW_RATING = 2;

/**
 * Rates a solved or closed appeal, once per company. Throws `Forbidden` for a manager and when impersonating,
 * `Conflict` if the appeal is not solved yet or has been rated.
 */
export async function rateAppeal(
  db: Db,
  actor: Actor,
  { id, rating }: v.InferOutput<NonNullable<typeof setAppealRating.body>>,
): Promise<void> {
  refuseWhenImpersonating(actor);
  const appeal = await lockAppeal(db, actor, id);
  if (appeal.side === 'shop') throw new Forbidden('Обращение оценивает клиент');
  if (appeal.rating !== null) throw new Conflict(`Обращение уже оценено: ${appeal.rating} из\u00a05`);
  if (!mayRate(appeal.status, appeal.rating))
    throw new Conflict('Оценить обращение можно, когда оно решено или закрыто');
  await unscoped(db, 'the caller has locked the appeal, which checks access')
    .updateTable('appeals')
    .set({ rating, rated_by: actor.userId, rated_at: appeal.at })
    .where('id', '=', id)
    .execute();
  const { counterpartyId, number } = appeal;
  await recordHistory(db, actor, {
    counterpartyId,
    action: 'appeal.rated',
    details: { appealId: id, number, rating },
  });
  if (rating <= LOW_RATING)
    await notifyManagers(db, actor, appeal, `Обращение ${number}: оценка ${rating} из\u00a05`);
  await publishAppeal(db, appeal);
}
