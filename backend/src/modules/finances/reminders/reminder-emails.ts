import { LEDGER_KIND_NAMES } from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import { acceptsEmail, financesLink, notify } from '../../notifications/notifications.api.ts';
import type { OpenItem } from '../ledger/open-items.repository.ts';
import type { FinancePerson } from './finance-people.ts';

/** Before or after the due day. */
export type ReminderKind = 'ahead' | 'overdue';

export interface Reminder {
  readonly kind: ReminderKind;
  readonly dueOn: Day;
  readonly items: readonly OpenItem[];
  readonly today: Day;
}

/** Documents listed in an email; the rest is counted. */
const LISTED = 30;

/** Notifies a person of all documents of a due day, in the shop and by email, as he has chosen. */
export async function sendReminder(
  db: Db,
  { userId, login }: FinancePerson,
  company: { readonly id: number; readonly code: string; readonly name: string },
  { kind, dueOn, items }: Reminder,
): Promise<void> {
  const sum = formatMoney(items.reduce((total, { openKopecks }) => total + openKopecks, 0));
  const documents = countOf(items.length, 'документ', 'документа', 'документов');
  const title =
    kind === 'ahead'
      ? `Оплатите до ${formatDay(dueOn)}: ${sum}`
      : `Просрочена оплата: ${sum}, срок был ${formatDay(dueOn)}`;
  const email = {
    recipient: login,
    subject: title,
    body: [
      'Здравствуйте!',
      kind === 'ahead'
        ? `Напоминаем: ${formatDay(dueOn)} наступает срок оплаты по компании ${company.name}.`
        : `Срок оплаты по компании ${company.name} истёк ${formatDay(dueOn)}, оплата ещё не поступила.`,
      listOf(items),
      `Всего к оплате: ${sum} (${documents}).`,
      'Если вы уже оплатили, ничего делать не нужно: платёж появится, когда поступит на наш счёт.',
      'График платежей — в личном кабинете, раздел «Финансы».',
    ].join('\n\n'),
  };
  await queueEmail(db, email, { isWanted: await acceptsEmail(db, userId, 'finances') });
  await notify(db, {
    userId,
    counterpartyId: company.id,
    kind: 'finances',
    title,
    message: `${company.name}, ${documents}.`,
    link: financesLink('schedule', company.code),
  });
}

function listOf(items: readonly OpenItem[]): string {
  const lines = items.slice(0, LISTED).map(({ kind, number, on, openKopecks, contractNumber }) => {
    const contract = contractNumber === null ? '' : `, договор № ${contractNumber}`;
    return `— ${LEDGER_KIND_NAMES[kind]} ${number} от ${formatDay(on)}${contract}: ${formatMoney(openKopecks)}`;
  });
  const rest = items.length - lines.length;
  return [
    ...lines,
    ...(rest > 0 ? [`и ещё ${countOf(rest, 'документ', 'документа', 'документов')}`] : []),
  ].join('\n');
}
