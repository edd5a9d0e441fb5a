import { mayRate } from '@shop/contracts/support/appeal-rules';
import type { setAppealRating } from '@shop/contracts/support/appeals';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Conflict, Forbidden } from '../../platform/errors/errors.ts';
import { recordHistory } from '../history/history.api.ts';
import { refuseWhenActing } from '../session/session.api.ts';
import { holdAppeal } from './held-appeal.ts';
import { publishAppeal } from './keep-state.ts';
import { tellManagers } from './tell-managers.ts';

/** From this rating down the managers are told. */
const LOW_RATING = 2;

/**
 * Rates a solved or closed appeal, once for all of the company. Throws `Forbidden` for a manager and for whoever acts for
 * another, `Conflict` where it is not done yet or has been rated.
 */
export async function rateAppeal(
  db: Db,
  actor: ActingUser,
  { id, rating }: v.InferOutput<NonNullable<typeof setAppealRating.body>>,
): Promise<void> {
  refuseWhenActing(actor);
  const appeal = await holdAppeal(db, actor, id);
  if (appeal.side === 'shop') throw new Forbidden('Обращение оценивает клиент');
  if (appeal.rating !== null) throw new Conflict(`Обращение уже оценено: ${appeal.rating} из\u00a05`);
  if (!mayRate(appeal.status, appeal.rating))
    throw new Conflict('Оценить обращение можно, когда оно решено или закрыто');
  await unscoped(db, 'the appeal is held, as one of an own company')
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
    await tellManagers(db, actor, appeal, `Обращение ${number}: оценка ${rating} из\u00a05`);
  await publishAppeal(db, appeal);
}
