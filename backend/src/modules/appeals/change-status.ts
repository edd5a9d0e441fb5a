import { APPEAL_STATUS_NAMES, type AppealStatus, statusesToGive } from '@shop/contracts/support/appeal-rules';
import type { setAppealStatus } from '@shop/contracts/support/appeals';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors/errors.ts';
import { recordHistory } from '../history/history.api.ts';
import { afterStatus, isDone } from './appeal-state.ts';
import { type LockedAppeal, lockAppeal } from './lock-appeal.ts';
import { notifyCompany } from './notify-company.ts';
import { notifyManagers } from './notify-managers.ts';
import { publishAppeal } from './publish-appeal.ts';
import { saveAppealState } from './save-appeal-state.ts';

/**
 * Sets the status of an appeal without a message. Setting the current status again changes nothing, so concurrent
 * identical requests all succeed. Throws `Conflict` if the actor's side may not set this status now.
 */
export async function changeStatus(
  db: Db,
  actor: Actor,
  { id, status }: v.InferOutput<NonNullable<typeof setAppealStatus.body>>,
): Promise<{ readonly status: AppealStatus }> {
  const appeal = await lockAppeal(db, actor, id);
  const { number, counterpartyId, side } = appeal;
  if (status === appeal.status) return { status };
  refuseStatus(appeal, status);
  await saveAppealState(db, actor, appeal, afterStatus(side, appeal, appeal.at, status));
  await recordHistory(db, actor, {
    counterpartyId,
    action: 'appeal.status-changed',
    details: { appealId: id, number, was: appeal.status, status },
  });
  if (side === 'shop' && isDone(status)) await notifyCompany(db, appeal, titleOf(number, status));
  if (side === 'customer' && isDone(appeal.status) && !isDone(status))
    await notifyManagers(db, actor, appeal, `Обращение ${number} открыто снова`);
  await publishAppeal(db, appeal);
  return { status };
}

/** Throws `Conflict` for a status that the actor's side may not set now. */
export function refuseStatus({ side, status: now }: LockedAppeal, status: AppealStatus): void {
  if (statusesToGive(side, now).includes(status)) return;
  const [from, to] = [APPEAL_STATUS_NAMES[now], APPEAL_STATUS_NAMES[status]];
  throw new Conflict(`Обращение в\u00a0статусе «${from}» нельзя перевести в\u00a0статус «${to}»`);
}

function titleOf(number: string, status: AppealStatus): string {
  return `Обращение ${number} ${status === 'solved' ? 'решено' : 'закрыто'}`;
}
