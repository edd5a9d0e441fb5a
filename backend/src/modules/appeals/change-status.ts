import { APPEAL_STATUS_NAMES, type AppealStatus, statusesToGive } from '@shop/contracts/support/appeal-rules';
import type { setAppealStatus } from '@shop/contracts/support/appeals';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors/errors.ts';
import { recordHistory } from '../history/history.api.ts';
import { afterStatus, isDone } from './appeal-state.ts';
import { type HeldAppeal, holdAppeal } from './held-appeal.ts';
import { keepState, publishAppeal } from './keep-state.ts';
import { tellCompany } from './tell-company.ts';
import { tellManagers } from './tell-managers.ts';

/**
 * Gives an appeal a status without a message. One that it has already changes nothing and answers the same, so two who
 * do it at once both have done it. Throws `Conflict` where the actor's side may not give it now.
 */
export async function changeStatus(
  db: Db,
  actor: ActingUser,
  { id, status }: v.InferOutput<NonNullable<typeof setAppealStatus.body>>,
): Promise<{ readonly status: AppealStatus }> {
  const appeal = await holdAppeal(db, actor, id);
  const { number, counterpartyId, side } = appeal;
  if (status === appeal.status) return { status };
  refuseStatus(appeal, status);
  await keepState(db, actor, appeal, afterStatus(side, appeal, appeal.at, status));
  await recordHistory(db, actor, {
    counterpartyId,
    action: 'appeal.status-changed',
    details: { appealId: id, number, was: appeal.status, status },
  });
  if (side === 'shop' && isDone(status)) await tellCompany(db, appeal, titleOf(number, status));
  if (side === 'customer' && isDone(appeal.status) && !isDone(status))
    await tellManagers(db, actor, appeal, `Обращение ${number} открыто снова`);
  await publishAppeal(db, appeal);
  return { status };
}

/** Throws `Conflict` for a status that the actor's side may not give now. */
export function refuseStatus({ side, status: now }: HeldAppeal, status: AppealStatus): void {
  if (statusesToGive(side, now).includes(status)) return;
  const [from, to] = [APPEAL_STATUS_NAMES[now], APPEAL_STATUS_NAMES[status]];
  throw new Conflict(`Обращение в\u00a0статусе «${from}» нельзя перевести в\u00a0статус «${to}»`);
}

function titleOf(number: string, status: AppealStatus): string {
  return `Обращение ${number} ${status === 'solved' ? 'решено' : 'закрыто'}`;
}
