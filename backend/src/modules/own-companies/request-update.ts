import type { requestCompanyUpdate } from '@shop/contracts/manager/company';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Validation } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import { ownCompany } from '../access/access.api.ts';
import { addAppeal } from '../appeals/appeals.api.ts';
import { lockCounterparty } from '../counterparties/counterparties.api.ts';
import { findOpenUpdateRequests, REQUISITES } from './open-update-requests.ts';

type UpdateRequest = v.InferOutput<NonNullable<typeof requestCompanyUpdate.body>>;

const LABELS = { name: 'Название', kpp: 'КПП', ogrn: 'ОГРН', address: 'Юридический адрес' } as const;
type Field = keyof typeof LABELS;

/**
 * Requests changed requisites from the manager: creates an appeal with the current and the new values. Empty fields
 * stay as they are. Throws `NotFound` for another's company, `Forbidden` without the right `company` there,
 * `Validation` when nothing is changed, and `Conflict` naming the open request.
 */
export async function requestUpdate(tx: Db, actor: Actor, request: UpdateRequest) {
  const there = await ownCompany(tx, actor, request.contragent, 'company.edit');
  const { counterpartyId } = there;
  await lockCounterparty(tx, counterpartyId);
  const open = (await findOpenUpdateRequests(tx, [counterpartyId])).get(counterpartyId);
  if (open !== undefined)
    throw new Conflict(`Запрос ${open.number} ещё рассматривает менеджер. Дополните его в\u00a0обращениях`);
  const company = await tx
    .selectFrom('counterparties')
    .select(['name', 'inn', 'kpp', 'ogrn', 'address'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const changes = (Object.keys(LABELS) as Field[])
    .filter((field) => request[field] !== '' && request[field] !== (company[field] ?? ''))
    .map((field) => `${LABELS[field]}: сейчас ${company[field] || 'не указано'}, нужно ${request[field]}`);
  if (changes.length === 0 && request.comment === '')
    throw new Validation('Измените хотя бы одно поле или напишите комментарий', 'comment');
  const { id: typeId } = await tx
    .selectFrom('appeal_types')
    .select('id')
    .where('code', '=', REQUISITES)
    .executeTakeFirstOrThrow();
  const lines = [`Компания ${company.name}, ИНН ${company.inn}.`, ...changes];
  if (request.comment !== '') lines.push('', request.comment);
  // The right `company` is enough here, even without the right to create appeals.
  const requester = { ...there, scope: [...there.scope, 'appeals' as const] };
  const subject = 'Изменение реквизитов';
  const message = lines.join('\n');
  const appeal = await addAppeal(tx, requester, {
    typeId,
    subject,
    message,
    attachmentIds: [],
    orderId: null,
    lines: [],
  });
  await publish(tx, 'company.changed', {}, { counterpartyId });
  return { appeal };
}
