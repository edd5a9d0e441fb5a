import { sql } from 'kysely';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { findDebts } from '../ledger/debts.repository.ts';
import { findOpenItems, type OpenItem } from '../ledger/open-items.repository.ts';
import { type Reminder, type ReminderKind, tellOfPayment } from './reminders-letters.ts';
import { type FinancePerson, findFinancePeople } from './reminders-people.ts';

/** Any constant but those of the migrations and the demo. */
const LOCK = 7_316_014;
/** A day of more documents is told of with the first of them. */
const MOST_DOCUMENTS = 1_000;
const AHEAD_DAYS = 3;

/** What one person was told about one day. */
export interface SentReminder {
  readonly login: string;
  readonly counterparty: string;
  readonly kind: ReminderKind;
  readonly dueOn: Day;
  readonly documents: number;
  readonly openKopecks: number;
}

/**
 * Reminds of what is due in three days and of what is overdue since yesterday: a notification and a letter, as each wants
 * it, to everybody of the company with the right `finances`, one for all documents of a day, each document once (decision 057). A day on
 * which nobody reminded is made up for: what is due within three days, or has been overdue for at most three, counts too.
 */
export async function remindOfPayments(db: Db, today = todayInMoscow()): Promise<readonly SentReminder[]> {
  const days = dueDays(today);
  const sent: SentReminder[] = [];
  for (const company of await findCompanies(db, days)) {
    sent.push(...(await db.transaction().execute((tx) => remindCompany(tx, company, days, today))));
  }
  return sent;
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

/** Those with a debit that is due on one of the days, unless its own order has paid it. */
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
  const [anybody] = people;
  if (anybody === undefined) return [];
  const open = await findOpenDays(db, asPerson(anybody, company.id), days);
  const sent: SentReminder[] = [];
  for (const person of people) {
    for (const [dueOn, items] of open) {
      const kind = dueOn < today ? 'overdue' : 'ahead';
      const unsaid = await remember(db, person, kind, items);
      if (unsaid.length === 0) continue;
      const reminder = { kind, dueOn, items: unsaid, today } as const;
      await tellOfPayment(db, person, company, reminder);
      sent.push(describe(person, company, reminder));
    }
  }
  return sent;
}

/** What is open by the days on which it is due; each day by itself, so that a long one leaves the others their place. */
async function findOpenDays(db: Db, there: ActingUser, days: readonly Day[]) {
  const debts = await findDebts(db, there);
  const open = new Map<Day, readonly OpenItem[]>();
  for (const day of days) {
    const items = await findOpenItems(db, there, debts, { days: [day], limit: MOST_DOCUMENTS });
    if (items.length > 0) open.set(day, items);
  }
  return open;
}

/** Writes down what this person has not been told of yet, and answers with it. */
async function remember(
  db: Db,
  { userId }: FinancePerson,
  kind: ReminderKind,
  items: readonly OpenItem[],
): Promise<readonly OpenItem[]> {
  const written = await db
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
  const ids = new Set(written.map(({ document_id }) => document_id));
  return items.filter(({ documentId }) => ids.has(documentId));
}

/** The ledger is read as one of those who get the letter. */
function asPerson({ userId, login }: FinancePerson, counterpartyId: number): ActingUser {
  const nobody = {
    sessionId: 0,
    isDemo: false,
    name: '',
    isCompanyAdmin: false,
    actedBy: null,
    boundTo: null,
    shut: null,
  };
  return { ...nobody, userId, login, counterpartyId, role: 'CUSTOMER', scope: ['finances'] };
}

function describe(
  { login }: FinancePerson,
  { name }: Company,
  { kind, dueOn, items }: Reminder,
): SentReminder {
  const openKopecks = items.reduce((sum, item) => sum + item.openKopecks, 0);
  return { login, counterparty: name, kind, dueOn, documents: items.length, openKopecks };
}
