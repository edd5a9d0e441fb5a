import {
  deleteConsignee,
  getConsignees,
  restoreConsignee,
  saveConsignee,
} from '@shop/contracts/basket-order/consignees';
import { route, write } from '../../platform/http/route.ts';
import { recordAddressChange } from '../delivery-addresses/delivery-addresses.api.ts';
import { consigneesOf } from './consignees.repository.ts';

/** Consignees of a counterparty (§7). */
export const consigneeRoutes = [
  route(getConsignees, ({ db, actor, query }) => consigneesOf(db, actor).list(query)),

  write(saveConsignee, async ({ db, actor, body: { id: existingId, ...fields } }) => {
    const consignees = consigneesOf(db, actor);
    if (existingId !== undefined) await consignees.update(existingId, fields);
    const { id, isNew } =
      existingId === undefined ? await consignees.add(fields) : { id: existingId, isNew: false };
    const consignee = await consignees.byId(id);
    await recordAddressChange(db, actor, isNew ? 'consignee.added' : 'consignee.changed', consignee);
    return consignee;
  }),

  write(deleteConsignee, async ({ db, actor, params: { id } }) => {
    await consigneesOf(db, actor).remove(id);
    await recordAddressChange(db, actor, 'consignee.deleted', { id });
  }),

  write(restoreConsignee, async ({ db, actor, params: { id } }) => {
    const consignee = await consigneesOf(db, actor).byId(await consigneesOf(db, actor).restore(id));
    await recordAddressChange(db, actor, 'consignee.restored', consignee);
    return consignee;
  }),
];
