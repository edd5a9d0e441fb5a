import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { lockExchange } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { inTransaction } from './in-transaction.ts';
import type { OfferedXml } from './offer-orders.ts';
import { partyOf, personOf } from './party-columns.ts';
import { type ExchangeForm, openExchangeFile } from './xml/exchange-file.ts';
import { writeParty } from './xml/write-party.ts';

/** The most that one answer holds; the rest follows once 1C has confirmed it. */
const MOST_COMPANIES = 5_000;
const REASON = '1C takes the people of all companies';

/**
 * Writes the new and the changed companies with their people, oldest first. The session remembers their versions, and
 * `confirmCounterparties` takes exactly these.
 */
export async function offerCounterparties(
  db: Db,
  { sessionId, encoding }: Pick<ExchangeForm, 'encoding'> & { readonly sessionId: number },
): Promise<OfferedXml> {
  const ids = await inTransaction(db, (tx) => rememberChanged(tx, sessionId));
  const companies = await readCompanies(db, ids);
  // No earlier schema has companies without documents.
  const { xml, schema, end } = openExchangeFile({ schemaVersion: '3.1', encoding });
  if (companies.length > 0) xml.open('Контрагенты', { СодержитТолькоИзменения: 'true' });
  for (const { party, members } of companies) {
    const people = members.flatMap(({ person }) => (person === null ? [] : [person]));
    const contacts = { phone: people[0]?.phone ?? '', email: people[0]?.email ?? '' };
    writeParty(xml, schema, { party, role: 'Покупатель', contacts, people });
    await xml.flush();
  }
  return { xml: await end(), count: companies.length };
}

/** Takes the versions of the session's last answer; repeated or without one, it changes nothing. */
export async function confirmCounterparties(db: Db, sessionId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('counterparties')
      .from('exchange_offered_counterparties as offered')
      .set(({ ref }) => ({ taken_version: ref('offered.version') }))
      .whereRef('offered.counterparty_id', '=', 'counterparties.id')
      .where('offered.session_id', '=', sessionId)
      .whereRef('offered.version', '>', 'counterparties.taken_version')
      .executeTakeFirst();
    await tx.deleteFrom('exchange_offered_counterparties').where('session_id', '=', sessionId).execute();
    return Number(numUpdatedRows);
  });
}

/** Replaces the answer of the session. Versions are read before contents, so that no content is older than its version. */
async function rememberChanged(tx: Db, sessionId: number): Promise<readonly number[]> {
  await lockExchange(tx, sessionId);
  await tx.deleteFrom('exchange_offered_counterparties').where('session_id', '=', sessionId).execute();
  const rows = await tx
    .insertInto('exchange_offered_counterparties')
    .columns(['session_id', 'counterparty_id', 'version'])
    .expression(
      tx
        .selectFrom('counterparties')
        .select([sql<number>`${sessionId}::bigint`.as('session_id'), 'id', 'exchange_version'])
        .whereRef('exchange_version', '>', 'taken_version')
        .where('active', '=', true)
        .orderBy('id')
        .limit(MOST_COMPANIES),
    )
    .returning('counterparty_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

function readCompanies(db: Db, ids: readonly number[]) {
  return unscoped(db, REASON)
    .selectFrom('counterparties as buyer')
    .select((of) => [partyOf().as('party'), membersOf(of).as('members')])
    .where(sql<SqlBool>`buyer.id = any(${[...ids]}::bigint[])`)
    .orderBy('buyer.id')
    .execute();
}

/** Those who may still act for the company, its administrators first. */
function membersOf(of: ExpressionBuilder<Schema & { buyer: Schema['counterparties'] }, 'buyer'>) {
  return jsonArrayFrom(
    of
      .selectFrom('counterparty_users as member')
      .innerJoin('users as person', 'person.id', 'member.user_id')
      .select(personOf().as('person'))
      .whereRef('member.counterparty_id', '=', 'buyer.id')
      .where('person.active', '=', true)
      .where('person.erased_at', 'is', null)
      .orderBy('member.is_admin', 'desc')
      .orderBy('person.id'),
  );
}
