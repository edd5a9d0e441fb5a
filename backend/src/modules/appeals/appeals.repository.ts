import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { UNKNOWN_APPEAL } from '../access/access.api.ts';
import { type AppealFilter, narrowed } from './appeal-search.ts';
import { unreadCount } from './unread.ts';
import { allAppeals, visibleAppeals } from './visible-appeals.ts';

/** Appeals the actor may see: of the own counterparty, or for a manager of all clients. */
export function appealsOf(db: Db, actor: ActingUser) {
  const visible = () => visibleAppeals(db, actor);

  return {
    /**
     * A page of appeals, the last changed first, or of those unanswered the longest waiting. A page past the end is the
     * last one. What stands beside an appeal is counted for those of the page alone.
     */
    list: async (filter: AppealFilter) => {
      const found = narrowed(visible(), actor, filter);
      const { ids, pageNavigation } = await pageOf(db, found, filter);
      if (ids.length === 0) return { items: [], pageNavigation };
      const items = await withHead(visible(), actor)
        .where('appeals.id', 'in', ids)
        .orderBy(orderOf(filter))
        .execute();
      return { items, pageNavigation };
    },

    /** Throws `NotFound` for an unknown id and another company's alike. */
    byId: (id: number) =>
      withHead(visible(), actor)
        .select('appeals.rating')
        .where('appeals.id', '=', id)
        .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_APPEAL)),

    /** The order it is about; undefined for an appeal about none. */
    order: (id: number) =>
      visible()
        .innerJoin('orders', 'orders.id', 'appeals.order_id')
        .select(['orders.id', 'orders.number'])
        .where('appeals.id', '=', id)
        .executeTakeFirst(),

    /** Lines of the order it is about, in their order; how much of each. */
    lines: (id: number) =>
      visible()
        .innerJoin('appeal_lines', 'appeal_lines.appeal_id', 'appeals.id')
        .innerJoin('order_lines', (join) =>
          join
            .onRef('order_lines.order_id', '=', 'appeal_lines.order_id')
            .onRef('order_lines.position', '=', 'appeal_lines.position'),
        )
        .select([
          'appeal_lines.position',
          'order_lines.article',
          'order_lines.name',
          'order_lines.measure',
          'appeal_lines.quantity',
        ])
        .where('appeals.id', '=', id)
        .orderBy('appeal_lines.position')
        .execute(),
  };
}

/**
 * Ids of a page of what was found, and the paging; a page past the end is the last one. One statement, so that what a
 * search looks through is looked through once.
 */
async function pageOf(db: Db, found: ReturnType<typeof allAppeals>, filter: AppealFilter) {
  const { page, pageSize } = filter;
  const columns = found.select(['appeals.id', 'appeals.updated_at', 'appeals.waiting_since']);
  const { rows } = await sql<{ id: number; count: number }>`
    with appeals as materialized ${columns}, total as materialized (select count(*) as count from appeals)
    select appeals.id, total.count from appeals, total
    order by ${orderOf(filter)}
    limit ${pageSize}::int offset (
      select least(${(page - 1) * pageSize}::bigint, greatest(count - 1, 0) / ${pageSize}::bigint * ${pageSize}::bigint)
      from total)`.execute(db);
  const { pageNavigation } = clampPage(filter, rows[0]?.count ?? 0);
  return { ids: rows.map(({ id }) => id), pageNavigation };
}

function orderOf({ isUnanswered = false }: AppealFilter) {
  return isUnanswered
    ? sql`appeals.waiting_since, appeals.id`
    : sql`appeals.updated_at desc, appeals.id desc`;
}

function withHead(appeals: ReturnType<typeof allAppeals>, actor: ActingUser) {
  return appeals
    .innerJoin('appeal_types', 'appeal_types.id', 'appeals.type_id')
    .innerJoin('counterparties', 'counterparties.id', 'appeals.counterparty_id')
    .select([
      'appeals.id',
      'appeals.number',
      'appeals.subject',
      'appeal_types.name as typeName',
      'appeals.status',
      'appeals.created_at as createdAt',
      'appeals.updated_at as updatedAt',
      'appeals.first_answered_at as firstAnsweredAt',
      'appeals.waiting_since as waitingSince',
      'counterparties.name as counterpartyName',
      'counterparties.code as counterpartyCode',
      unreadCount(actor).as('unreadCount'),
    ]);
}

/** Kinds of appeals in their order. */
export function findAppealTypes(db: Db) {
  return db.selectFrom('appeal_types').select(['id', 'code', 'name']).orderBy('sort').orderBy('id').execute();
}

const FIGURES_DAYS = 30;

/** Of all appeals: how many wait for an answer, and the median time to the first one of the last 30 days. */
export async function appealFigures(db: Db) {
  const { unanswered, firstAnswerMinutes } = await allAppeals(db)
    .select([
      sql<number>`count(*) filter (where waiting_since is not null)`.as('unanswered'),
      sql<number | null>`round(percentile_cont(0.5) within group (
        order by extract(epoch from first_answered_at - created_at) / 60
      ) filter (where first_answered_at > now() - make_interval(days => ${sql.lit(FIGURES_DAYS)})))`.as(
        'firstAnswerMinutes',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { unanswered, firstAnswerMinutes };
}
