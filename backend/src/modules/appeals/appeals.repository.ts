import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { UNKNOWN_APPEAL } from '../access/access.api.ts';
import { type AppealFilter, filterAppeals } from './appeal-search.ts';
import { unreadCount } from './unread-messages.ts';
import { allAppeals, visibleAppeals } from './visible-appeals.ts';

/** Appeals that the actor may see: those of his counterparty, or of all clients for a manager. */
export function appealsOf(db: Db, actor: Actor) {
  const visible = () => visibleAppeals(db, actor);

  return {
    /**
     * Returns a page of appeals: last changed first, or longest waiting first for unanswered ones. A page past the end
     * is the last page. Unread counts are computed for the appeals of the page only.
     */
    list: async (filter: AppealFilter) => {
      const found = filterAppeals(visible(), actor, filter);
      const { ids, pageNavigation } = await pageOf(db, found, filter);
      if (ids.length === 0) return { items: [], pageNavigation };
      const items = await withHead(visible(), actor)
        .where('appeals.id', 'in', ids)
        .orderBy(orderOf(filter))
        .execute();
      return { items, pageNavigation };
    },

    /** Throws `NotFound` for an unknown id and for another company's appeal. */
    byId: (id: number) =>
      withHead(visible(), actor)
        .select('appeals.rating')
        .where('appeals.id', '=', id)
        .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_APPEAL)),

    /** Returns the order of the appeal; undefined if there is none. */
    order: (id: number) =>
      visible()
        .innerJoin('orders', 'orders.id', 'appeals.order_id')
        .select(['orders.id', 'orders.number'])
        .where('appeals.id', '=', id)
        .executeTakeFirst(),

    /** Returns the claimed lines of the order, with their quantities, in the order's sequence. */
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
 * Returns the ids of a page and its pagination; a page past the end is the last page. A single statement evaluates the
 * search once.
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

function withHead(appeals: ReturnType<typeof allAppeals>, actor: Actor) {
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

export function findAppealTypes(db: Db) {
  return db
    .selectFrom('appeal_types')
    .select(['id', 'code', 'name'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

const FIGURES_DAYS = 30;

/**
 * Returns how many appeals wait for an answer and the median minutes to the first answer over the last 30 days; null
 * without answers.
 */
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
