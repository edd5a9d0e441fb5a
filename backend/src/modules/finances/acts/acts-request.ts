import type { requestAct } from '@shop/contracts/finances/reconciliation-acts';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nextNumber } from '../../../platform/database/number-series.ts';
import { scoped, unscoped } from '../../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../../platform/errors/errors.ts';
import { readSeller } from '../../documents/documents.api.ts';
import { financeActor } from '../ledger/finance-actor.ts';
import { type ActRow, actById, findSameAct } from './acts.repository.ts';
import { type ActSubject, countLines, describeAct } from './acts-describe.ts';
import { checkActLimit } from './acts-limit.ts';

/** Acts with up to this many documents are prepared within the request, longer ones in the background. */
const SHORT_ACT_LINES = 2_000;
/** About 700 sheets; rendering more would exhaust the memory. */
const LONGEST_ACT_LINES = 30_000;
const LONGEST_YEARS = 10;

type ActRequest = v.InferOutput<typeof requestAct.body & {}>;

/**
 * Creates an act with a number without gaps; a short one gets its content at once, a longer one is prepared in the
 * background. Call it in the transaction of the request. Throws `Validation` at `periodFrom` or `periodTo` for an
 * invalid period, `NotFound` for a company or contract that is not the actor's, `Limit` for too many requests.
 */
export async function createAct(db: Db, actor: Actor, request: ActRequest): Promise<ActRow> {
  const companyActor = await financeActor(db, actor, request.contragent);
  checkPeriod(request);
  const { counterpartyId } = scoped(db, companyActor);
  const contractId = await findContract(db, companyActor, request.contractorNumber);
  const { periodFrom, periodTo } = request;
  const subject = { counterpartyId, contractId, periodFrom, periodTo };
  // The second of two clicks waits here and then finds the act of the first.
  await sql`select pg_advisory_xact_lock(hashtext(${`act ${companyActor.userId}`}))`.execute(db);
  const same = await findSameAct(db, companyActor, subject);
  if (same !== undefined && same.state !== 'failed') return same;
  await checkActLimit(db, companyActor.userId);
  const lineCount = await countLines(db, subject, LONGEST_ACT_LINES + 1);
  if (lineCount > LONGEST_ACT_LINES)
    throw new Validation(
      'За этот период больше 30\u00a0000 документов. Выберите период короче',
      'periodFrom',
    );
  const isShort = lineCount <= SHORT_ACT_LINES;
  // Without the seller's details a long preparation would fail at its end.
  if (!isShort) await readSeller(db);
  const prepared = isShort ? await prepareNow(db, subject) : pending;
  const id =
    same === undefined
      ? await insert(db, companyActor, subject, prepared)
      : await retryFailed(db, same.id, prepared);
  return actById(db, id);
}

function checkPeriod({ periodFrom, periodTo }: ActRequest): void {
  if (periodTo > todayInMoscow())
    throw new Validation('Конец периода не может быть позже сегодняшнего дня', 'periodTo');
  const earliest = `${String(Number(periodTo.slice(0, 4)) - LONGEST_YEARS).padStart(4, '0')}${periodTo.slice(4)}`;
  if (periodFrom < earliest) throw new Validation('Период не может быть длиннее десяти лет', 'periodFrom');
}

async function findContract(db: Db, companyActor: Actor, number: string): Promise<number | null> {
  if (number === '') return null;
  const { id } = await scoped(db, companyActor)
    .selectFrom('contracts')
    .select('contracts.id')
    .where('contracts.number', '=', number)
    .executeTakeFirstOrThrow(() => new NotFound('Такого договора нет', 'contractorNumber'));
  return id;
}

const pending = { state: 'preparing', opening_kopecks: null, closing_kopecks: null, content: null } as const;

async function prepareNow(db: Db, subject: ActSubject) {
  const content = await describeAct(db, subject);
  return {
    state: 'ready',
    opening_kopecks: content.openingKopecks,
    closing_kopecks: content.closingKopecks,
    content: JSON.stringify(content),
  } as const;
}

type PreparedColumns = typeof pending | Awaited<ReturnType<typeof prepareNow>>;

async function insert(
  db: Db,
  companyActor: Actor,
  subject: ActSubject,
  prepared: PreparedColumns,
): Promise<number> {
  const number = await nextNumber(db, 'act', 'АС', todayInMoscow());
  const { id } = await unscoped(db, 'access to the company was checked above')
    .insertInto('acts')
    .values({
      number,
      counterparty_id: subject.counterpartyId,
      contract_id: subject.contractId,
      period_from: subject.periodFrom,
      period_to: subject.periodTo,
      requested_by: companyActor.userId,
      acted_by: companyActor.actedBy?.id ?? null,
      ...prepared,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A failed act keeps its number, since the series has no gaps. */
async function retryFailed(db: Db, id: number, prepared: PreparedColumns): Promise<number> {
  await unscoped(db, 'access to the company was checked above')
    .updateTable('acts')
    .set({ ...prepared, requested_at: new Date(), busy_until: null })
    .where('id', '=', id)
    .execute();
  return id;
}
