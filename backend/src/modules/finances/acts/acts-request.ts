import type { requestAct } from '@shop/contracts/finances/acts';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeNumber } from '../../../platform/database/number-series.ts';
import { scoped, unscoped } from '../../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../../platform/errors/errors.ts';
import { readSeller } from '../../documents/documents.api.ts';
import { financeActor } from '../ledger/finance-actor.ts';
import { type ActRow, actById, findSameAct } from './acts.repository.ts';
import { type ActSubject, countLines, describeAct } from './acts-describe.ts';
import { checkActLimit } from './acts-limit.ts';

/** Documents of an act that is made while the buyer waits; longer ones are prepared afterwards. */
const SHORT_ACT_LINES = 2_000;
/** Some 700 sheets; its drawing takes the memory there is. */
const LONGEST_ACT_LINES = 30_000;
const LONGEST_YEARS = 10;

type Asked = v.InferOutput<typeof requestAct.body & {}>;

/**
 * Asks for an act: a number without gaps, and all it says at once if it is short. Runs in the call's transaction.
 * Throws `Validation` for a period that cannot be, `NotFound` for a company or contract that is not the actor's, `Limit`
 * for too many.
 */
export async function askForAct(db: Db, actor: ActingUser, asked: Asked): Promise<ActRow> {
  const there = await financeActor(db, actor, asked.contragent);
  checkPeriod(asked);
  const { counterpartyId } = scoped(db, there);
  const contractId = await findContract(db, there, asked.contractorNumber);
  const { periodFrom, periodTo } = asked;
  const subject = { counterpartyId, contractId, periodFrom, periodTo };
  // Of two clicks the second waits here and finds the act of the first.
  await sql`select pg_advisory_xact_lock(hashtext(${`act ${there.userId}`}))`.execute(db);
  const same = await findSameAct(db, there, subject);
  if (same !== undefined && same.state !== 'failed') return same;
  await checkActLimit(db, there.userId);
  const lineCount = await countLines(db, subject, LONGEST_ACT_LINES + 1);
  if (lineCount > LONGEST_ACT_LINES)
    throw new Validation(
      'За этот период больше 30\u00a0000 документов. Выберите период короче',
      'periodFrom',
    );
  const isShort = lineCount <= SHORT_ACT_LINES;
  // Nobody waits for what nobody can sign.
  if (!isShort) await readSeller(db);
  const made = isShort ? await makeNow(db, subject) : notYet;
  const id = same === undefined ? await insert(db, there, subject, made) : await revive(db, same.id, made);
  return actById(db, id);
}

function checkPeriod({ periodFrom, periodTo }: Asked): void {
  if (periodTo > todayInMoscow())
    throw new Validation('Конец периода не может быть позже сегодняшнего дня', 'periodTo');
  const earliest = `${String(Number(periodTo.slice(0, 4)) - LONGEST_YEARS).padStart(4, '0')}${periodTo.slice(4)}`;
  if (periodFrom < earliest) throw new Validation('Период не может быть длиннее десяти лет', 'periodFrom');
}

async function findContract(db: Db, there: ActingUser, number: string): Promise<number | null> {
  if (number === '') return null;
  const { id } = await scoped(db, there)
    .selectFrom('contracts')
    .select('contracts.id')
    .where('contracts.number', '=', number)
    .executeTakeFirstOrThrow(() => new NotFound('Такого договора нет', 'contractorNumber'));
  return id;
}

const notYet = { state: 'preparing', opening_kopecks: null, closing_kopecks: null, content: null } as const;

async function makeNow(db: Db, subject: ActSubject) {
  const content = await describeAct(db, subject);
  return {
    state: 'ready',
    opening_kopecks: content.openingKopecks,
    closing_kopecks: content.closingKopecks,
    content: JSON.stringify(content),
  } as const;
}

type Made = typeof notYet | Awaited<ReturnType<typeof makeNow>>;

async function insert(db: Db, there: ActingUser, subject: ActSubject, made: Made): Promise<number> {
  const number = await takeNumber(db, 'act', 'АС', todayInMoscow());
  const { id } = await unscoped(db, 'of the counterparty that was asked of the memberships')
    .insertInto('acts')
    .values({
      number,
      counterparty_id: subject.counterpartyId,
      contract_id: subject.contractId,
      period_from: subject.periodFrom,
      period_to: subject.periodTo,
      requested_by: there.userId,
      acted_by: there.actedBy?.id ?? null,
      ...made,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One that failed keeps its number: the series has no gaps. */
async function revive(db: Db, id: number, made: Made): Promise<number> {
  await unscoped(db, 'of the counterparty that was asked of the memberships')
    .updateTable('acts')
    .set({ ...made, requested_at: new Date(), busy_until: null })
    .where('id', '=', id)
    .execute();
  return id;
}
