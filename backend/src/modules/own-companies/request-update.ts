import type { requestCompanyUpdate } from '@shop/contracts/manager/company';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Validation } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import { ownCompany } from '../access/access.api.ts';
import { addAppeal } from '../appeals/appeals.api.ts';
import { holdCounterparty } from '../counterparties/counterparties.api.ts';
import { openRequests, REQUISITES } from './open-requests.ts';

type Asked = v.InferOutput<NonNullable<typeof requestCompanyUpdate.body>>;

const LABELS = { name: 'Название', kpp: 'КПП', ogrn: 'ОГРН', address: 'Юридический адрес' } as const;
type Field = keyof typeof LABELS;

/**
 * Asks the manager for other requisites: an appeal that says what is and what is to be. What is left empty stays. Throws
 * `NotFound` for another's company, `Forbidden` without the right `company` there, `Validation` where nothing is asked,
 * and `Conflict` naming the request that is open.
 */
export async function requestUpdate(tx: Db, actor: ActingUser, asked: Asked) {
  const there = await ownCompany(tx, actor, asked.contragent, 'company.edit');
  const { counterpartyId } = there;
  await holdCounterparty(tx, counterpartyId);
  const open = (await openRequests(tx, [counterpartyId])).get(counterpartyId);
  if (open !== undefined)
    throw new Conflict(`Запрос ${open.number} ещё рассматривает менеджер. Дополните его в\u00a0обращениях`);
  const company = await tx
    .selectFrom('counterparties')
    .select(['name', 'inn', 'kpp', 'ogrn', 'address'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const changes = (Object.keys(LABELS) as Field[])
    .filter((field) => asked[field] !== '' && asked[field] !== (company[field] ?? ''))
    .map((field) => `${LABELS[field]}: сейчас ${company[field] || 'не указано'}, нужно ${asked[field]}`);
  if (changes.length === 0 && asked.comment === '')
    throw new Validation('Измените хотя бы одно поле или напишите комментарий', 'comment');
  const { id: typeId } = await tx
    .selectFrom('appeal_types')
    .select('id')
    .where('code', '=', REQUISITES)
    .executeTakeFirstOrThrow();
  const lines = [`Компания ${company.name}, ИНН ${company.inn}.`, ...changes];
  if (asked.comment !== '') lines.push('', asked.comment);
  // Whoever keeps the company may ask about it, also without the right to appeal about anything else.
  const asking = { ...there, scope: [...there.scope, 'appeals' as const] };
  const subject = 'Изменение реквизитов';
  const message = lines.join('\n');
  const appeal = await addAppeal(tx, asking, {
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
