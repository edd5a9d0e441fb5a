import { allRights } from '@shop/contracts/account/permissions';
import type { OrderDifference } from '@shop/contracts/basket-order/order-changes';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import { acceptsEmail, notify, orderLink } from '../../notifications/notifications.api.ts';
import { findBuyer } from '../changing/find-buyer.ts';
import { differenceWords } from './difference-words.ts';
import type { OrderContent } from './order-content.repository.ts';

/** More differences than these are read on the page of the order. */
const MOST_LINES = 20;

type Subject = Pick<OrderContent, 'id' | 'number' | 'counterpartyId' | 'createdBy'>;

/**
 * Tells the person who placed the order what 1C has changed, or wants to change, in the shop and by email. A person who
 * has left the company is told nothing.
 */
export async function notifyOfChange(
  db: Db,
  { id, number, counterpartyId, createdBy }: Subject,
  {
    state,
    differences,
  }: { readonly state: 'applied' | 'waiting'; readonly differences: readonly OrderDifference[] },
): Promise<void> {
  const buyer = await findBuyer(db, { createdBy, counterpartyId });
  if (buyer === undefined) return;
  const rights: readonly string[] = buyer.isAdmin ? allRights : buyer.rights;
  const words = differences.map((one) => differenceWords(one, rights.includes('prices')));
  const isWaiting = state === 'waiting';
  const title = isWaiting ? `Заказ №\u00a0${number}: нужно ваше согласие` : `Заказ №\u00a0${number} изменён`;
  await notify(db, {
    userId: buyer.id,
    counterpartyId,
    kind: 'order',
    title,
    message: shortened(words, 3),
    link: orderLink(id),
  });
  if (!(await acceptsEmail(db, buyer.id, 'order'))) return;
  await queueEmail(db, {
    recipient: buyer.login,
    subject: title,
    body: [
      'Здравствуйте!',
      isWaiting
        ? `Отдел продаж предлагает изменить заказ ${number}. Заказ останется прежним, пока вы\u00a0не\u00a0согласитесь.`
        : `В\u00a0заказе ${number} изменения:`,
      words.slice(0, MOST_LINES).join('\n'),
      ...(words.length > MOST_LINES ? [`И\u00a0ещё: ${words.length - MOST_LINES}.`] : []),
      isWaiting
        ? 'Согласиться или отказаться можно на странице заказа, в\u00a0личном кабинете, раздел «Заказы».'
        : 'Состав заказа — в\u00a0личном кабинете, раздел «Заказы».',
    ].join('\n\n'),
  });
}

function shortened(words: readonly string[], most: number): string {
  const rest = words.length - most;
  return rest > 0 ? `${words.slice(0, most).join('. ')}. И\u00a0ещё: ${rest}` : `${words.join('. ')}.`;
}

/** Tells the company's manager what the buyer has decided. */
export async function notifyOfDecision(
  db: Db,
  { id, number, counterpartyId }: Pick<Subject, 'id' | 'number' | 'counterpartyId'>,
  { isAccepted, by }: { readonly isAccepted: boolean; readonly by: string },
): Promise<void> {
  const { name, managerId } = await db
    .selectFrom('counterparties')
    .select(['name', 'manager_id as managerId'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  if (managerId === null) return;
  await notify(db, {
    userId: managerId,
    counterpartyId,
    kind: 'order',
    title: isAccepted
      ? `Заказ №\u00a0${number}: покупатель согласен с\u00a0изменениями`
      : `Заказ №\u00a0${number}: покупатель не\u00a0согласен с\u00a0изменениями`,
    message: isAccepted
      ? `${name}, ${by}.`
      : `${name}, ${by}. Заказ с\u00a0прежними строками снова уйдёт в\u00a01С.`,
    link: orderLink(id),
  });
}
