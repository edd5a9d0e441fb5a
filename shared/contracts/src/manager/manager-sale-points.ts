import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing, pageNavigation } from '../platform/fields.ts';
import { salePoint, salePointQuery } from './sale-points.ts';

/** Sale points of the manager's clients, by name. */
export const getManagedSalePoints = defineCall({
  method: 'GET',
  path: '/web/manager/salepoints/getList/',
  summary: "Sale points of the manager's clients",
  access: 'manager.counterparties',
  query: v.object({ ...salePointQuery, contragent: v.optional(id) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(salePoint), pageNavigation }),
});

/** Attaches a sale point of one client to more of the manager's companies; existing attachments stay. */
export const addSalePointToCompanies = defineCall({
  method: 'POST',
  path: '/api/manager/addSalepointForContragents/',
  summary: 'Attach a sale point to companies',
  access: 'manager.counterparties',
  body: v.object({
    salePointId: id,
    contragents: v.pipe(
      v.array(id),
      v.nonEmpty('Выберите компанию'),
      v.maxLength(100, 'Не больше 100 компаний за раз'),
    ),
  }),
  names: { salePointId: 'salepoint_id' },
  answer: v.object({ added: v.array(id) }),
});

/** Undoes `addSalePointToCompanies`. The last company of a sale point keeps it (`conflict`). Not part of §7. */
export const removeSalePointFromCompany = defineCall({
  method: 'POST',
  path: '/api/manager/removeSalepointFromContragent/',
  summary: 'Detach a sale point from a company',
  access: 'manager.counterparties',
  body: v.object({ salePointId: id, contragent: id }),
  names: { salePointId: 'salepoint_id' },
  answer: nothing,
});
