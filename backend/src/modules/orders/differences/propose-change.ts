import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { outdateChange } from '../changing/outdate-change.ts';
import { publishOrderChanged } from '../changing/publish-order-changed.ts';
import { applyProposal, checkPossible } from './apply-proposal.ts';
import { compareProposal, isWithinLimit } from './compare-proposal.ts';
import { differencesSetting } from './differences-setting.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { findLatestChange, insertChange } from './order-changes.repository.ts';
import type { OrderContent } from './order-content.repository.ts';
import { type OrderProposal, orderProposal } from './order-proposal.ts';

/** The result of a proposal. */
export type ProposalOutcome = 'unchanged' | 'applied' | 'waiting';

/**
 * Receives what the accounting system wants a locked order to be. A difference within the limit of the setting
 * `order-differences` is applied at once; a larger one waits for the buyer. He is told of both. The same proposal again
 * changes nothing. Throws `Conflict` for one that is impossible.
 */
export async function proposeChange(
  db: Db,
  order: OrderContent,
  proposal: OrderProposal,
): Promise<ProposalOutcome> {
  const { differences, newTotalKopecks, changedKopecks } = compareProposal(order, proposal);
  const latest = await findLatestChange(db, order.id);
  if (differences.length === 0) {
    if (await outdateChange(db, order.id))
      await publishOrderChanged(db, { orderId: order.id, counterpartyId: order.counterpartyId });
    return 'unchanged';
  }
  if (latest !== undefined && isDeepStrictEqual(v.parse(orderProposal, latest.proposal), proposal)) {
    if (latest.state === 'waiting') return 'unchanged';
    // 1C repeats what was declined until it has taken the order with the buyer's lines.
    if (latest.state === 'declined' && !(await isTaken(db, order.id))) return 'unchanged';
  }
  checkPossible(order, proposal);
  const { sharePercent } = await readSetting(db, differencesSetting);
  const state = isWithinLimit({ changedKopecks }, order.totalKopecks, sharePercent) ? 'applied' : 'waiting';
  await outdateChange(db, order.id);
  await insertChange(db, {
    orderId: order.id,
    state,
    differences,
    proposal,
    oldTotalKopecks: order.totalKopecks,
    newTotalKopecks,
  });
  if (state === 'applied') await applyProposal(db, order, proposal);
  await notifyOfChange(db, order, { state, differences });
  await publishOrderChanged(db, { orderId: order.id, counterpartyId: order.counterpartyId });
  return state;
}

async function isTaken(db: Db, orderId: number): Promise<boolean> {
  const order = await unscoped(db, 'the caller has found the order')
    .selectFrom('orders')
    .select(['exchange_version as version', 'taken_version as taken'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return order.taken >= order.version;
}
