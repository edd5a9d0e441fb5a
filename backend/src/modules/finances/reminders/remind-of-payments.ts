import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { transactEach } from '../../../platform/database/transact.ts';
import { findDebts } from '../ledger/debts.repository.ts';
import { findOpenItems, type OpenItem } from '../ledger/open-items.repository.ts';
import { type FinancePerson, findFinancePeople } from './finance-people.ts';
import { type Reminder, type ReminderKind, sendReminder } from './reminder-emails.ts';

/** An advisory lock key, different from those of migrations and the demo. */
const LOCK = 7_316_014;
/** Only the first documents of a longer day are in the reminder. */
const MAX_DOCUMENTS = 1_000;
const AHEAD_DAYS = 3;

/** A reminder that was sent to a person about a due day. */
export interface SentReminder {
  readonly login: string;
  readonly counterparty: string;
  readonly kind: ReminderKind;
  readonly dueOn: Day;
  readonly documents: number;
  readonly openKopecks: number;
}

interface RemindersRun {
  readonly today?: Day;
  /** Told of each company that failed, by its code; the others go on. */
  readonly onFailure: (company: string, error: unknown) => void;
}

/**
 * Reminds of documents due in three days and overdue since yesterday (decision 057): one notification and email for all
 * documents of a day, to every user with the right `finances`, each document once. Missed days are made up for:
 * documents due within three days, or overdue for at most three, count too. Each company has its own transaction: one that
 * fails stops no other. Returns the reminders sent.
 */
export async function remindOfPayments(
  db: Db,
  { today = todayInMoscow(), onFailure }: RemindersRun,
): Promise<readonly SentReminder[]> {
  const days = dueDays(today);
  const sent = await transactEach(
    db,
    await findCompanies(db, days),
    (tx, company) => remindCompany(tx, company, days, today),
    ({ code }, error) => onFailure(code, error),
  );
  return sent.flat();
}

/** From three days ago to three days ahead. */
function dueDays(today: Day): readonly Day[] {
  return Array.from({ length: 2 * AHEAD_DAYS + 1 }, (_, index) => addDays(today, index - AHEAD_DAYS));
}

interface Company {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Companies with a debit due on one of the days, unless its own order has paid it. */
function findCompanies(db: Db, days: readonly Day[]): Promise<readonly Company[]> {
  const due = unscoped(db, 'all companies are reminded')
    .selectFrom('ledger_turnovers')
    .select('counterparty_id')
    .where('due_on', 'in', [...days])
    .whereRef('debits', '>', 'settled');
  return db
    .selectFrom('counterparties')
    .select(['id', 'code', 'name'])
    .where('active', '=', true)
    .where('closed_at', 'is', null)
    .where('id', 'in', due)
    .orderBy('id')
    .execute();
}

async function remindCompany(
  db: Db,
  company: Company,
  days: readonly Day[],
  today: Day,
): Promise<readonly SentReminder[]> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, ${company.id}::int)`.execute(db);
  const people = await findFinancePeople(db, company.id);
  const [recipient] = people;
  if (recipient === undefined) return [];
  const open = await findOpenDays(db, recipientActor(recipient, company.id), days);
  const sent: SentReminder[] = [];
  for (const person of people) {
    for (const [dueOn, items] of open) {
      const kind = dueOn < today ? 'overdue' : 'ahead';
      const unsent = await recordReminders(db, person, kind, items);
      if (unsent.length === 0) continue;
      const reminder = { kind, dueOn, items: unsent, today } as const;
      await sendReminder(db, person, company, reminder);
      sent.push(describe(person, company, reminder));
    }
  }
  return sent;
}

/** Returns open documents by due day. Each day has its own limit, so that a long one does not displace the others. */
async function findOpenDays(db: Db, companyActor: Actor, days: readonly Day[]) {
  const debts = await findDebts(db, companyActor);
  const open = new Map<Day, readonly OpenItem[]>();
  for (const day of days) {
    const items = await findOpenItems(db, companyActor, debts, { days: [day], limit: MAX_DOCUMENTS });
    if (items.length > 0) open.set(day, items);
  }
  return open;
}

/** Records the documents this person has not been reminded of yet, and returns them. */
async function recordReminders(
  db: Db,
  { userId }: FinancePerson,
  kind: ReminderKind,
  items: readonly OpenItem[],
): Promise<readonly OpenItem[]> {
  const recorded = await db
    .insertInto('payment_reminders')
    .values(
      items.map(({ documentId, dueOn }) => ({
        document_id: documentId,
        user_id: userId,
        due_on: dueOn,
        kind,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .execute();
  const ids = new Set(recorded.map(({ document_id }) => document_id));
  return items.filter(({ documentId }) => ids.has(documentId));
}

/** An actor with the rights of a recipient, for reading the ledger. */
function recipientActor({ userId, login }: FinancePerson, counterpartyId: number): Actor {
  const defaults = {
    sessionId: 0,
    isDemo: false,
    name: '',
    isCompanyAdmin: false,
    actedBy: null,
    boundTo: null,
    closure: null,
  };
  return { ...defaults, userId, login, counterpartyId, role: 'CUSTOMER', scope: ['finances'] };
}

function describe(
  { login }: FinancePerson,
  { name }: Company,
  { kind, dueOn, items }: Reminder,
): SentReminder {
  const openKopecks = items.reduce((sum, item) => sum + item.openKopecks, 0);
  return { login, counterparty: name, kind, dueOn, documents: items.length, openKopecks };
}
