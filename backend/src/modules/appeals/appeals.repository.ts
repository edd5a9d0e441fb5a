import type { getAppeals, getManagedAppeals } from '@shop/shared/contracts/appeals';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Db } from '../../database/database.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { NotFound } from '../../http/errors.ts';
import { clampPage } from '../../http/paging.ts';
import { UNKNOWN_APPEAL } from './appeal-reader.ts';

export type AppealFilter = v.InferOutput<typeof getAppeals.query & {}> &
  Partial<Pick<v.InferOutput<typeof getManagedAppeals.query & {}>, 'contragent' | 'isOpen'>>;

/** Appeals the actor may see: of the own counterparty, or for a manager of all clients. */
export function appealsOf(db: Db, actor: ActingUser) {
  const visible = () => visibleAppeals(db, actor);

  return {
    /** A page of appeals, the last changed first. A page past the end is the last one. */
    list: async (filter: AppealFilter) => {
      const found = narrowed(visible(), filter);
      const { count } = await found
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const { offset, pageNavigation } = clampPage(filter, count);
      const items = await withHead(found)
        .orderBy('appeals.updated_at', 'desc')
        .orderBy('appeals.id', 'desc')
        .limit(filter.pageSize)
        .offset(offset)
        .execute();
      return { items, pageNavigation };
    },

    /** Throws `NotFound` for an unknown id and another company's alike. */
    byId: (id: number) =>
      withHead(visible())
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

    /** The conversation, oldest first. */
    messages: (id: number) =>
      visible()
        .innerJoin('appeal_messages', 'appeal_messages.appeal_id', 'appeals.id')
        .innerJoin('users as author', 'author.id', 'appeal_messages.author_id')
        .select([
          'appeal_messages.id',
          'appeal_messages.author_id as authorId',
          'appeal_messages.message',
          'appeal_messages.created_at as createdAt',
          sql<string>`author.name || ' ' || author.last_name`.as('authorName'),
        ])
        .where('appeals.id', '=', id)
        .orderBy('appeal_messages.created_at')
        .orderBy('appeal_messages.id')
        .execute(),
  };
}

function narrowed(
  appeals: ReturnType<typeof allAppeals>,
  { status, contragent, isOpen = false }: AppealFilter,
): ReturnType<typeof allAppeals> {
  return appeals
    .$if(status !== undefined, (query) => query.where('appeals.status', '=', status!))
    .$if(isOpen, (query) => query.where('appeals.status', 'not in', ['solved', 'closed']))
    .$if(contragent !== undefined, (query) =>
      query.where(({ eb, selectFrom }) =>
        eb(
          'appeals.counterparty_id',
          'in',
          selectFrom('counterparties')
            .select('counterparties.id')
            .where('counterparties.code', '=', contragent!),
        ),
      ),
    );
}

function visibleAppeals(db: Db, actor: ActingUser) {
  return actor.role === 'MANAGER'
    ? allAppeals(db)
    : (scoped(db, actor).selectFrom('appeals') as unknown as ReturnType<typeof allAppeals>);
}

function allAppeals(db: Db) {
  return unscoped(db, 'a manager answers the appeals of all clients').selectFrom('appeals');
}

function withHead(appeals: ReturnType<typeof allAppeals>) {
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
      'counterparties.name as counterpartyName',
    ]);
}

/** Kinds of appeals in their order. */
export function findAppealTypes(db: Db) {
  return db.selectFrom('appeal_types').select(['id', 'code', 'name']).orderBy('sort').orderBy('id').execute();
}
