import { randomBytes } from 'node:crypto';
import { TEMPLATES_MAX } from '@shop/contracts/basket-order/basket-templates';
import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';

interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
}

interface TemplateText {
  readonly name: string;
  readonly description: string;
  readonly isShared: boolean;
}

export type TemplateRecord = Awaited<ReturnType<ReturnType<typeof templatesOf>['byCode']>>;

/** The basket templates of the acting user's counterparty. Every write begins with `own`, so a foreign id is unknown. */
export function templatesOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  const kept = () =>
    mine
      .selectFrom('basket_templates')
      .innerJoin('users', 'users.id', 'basket_templates.created_by')
      .where('deleted_at', 'is', null);
  /** Author or administrator. */
  const own = (id: number) =>
    mine
      .updateTable('basket_templates')
      .where('id', '=', id)
      .$if(!actor.isCompanyAdmin, (query) => query.where('created_by', '=', actor.userId));

  return {
    /** A page of the user's own and of those that colleagues share, the latest first. */
    list: async ({ search, ...paging }: ListQuery) => {
      const seen = kept()
        .where((where) => where.or([where('created_by', '=', actor.userId), where('is_shared', '=', true)]))
        .$if(search !== '', (query) => query.where(mentions(search)));
      const count = await countRows(seen);
      const { offset, pageNavigation } = clampPage(paging, count);
      const items = await seen
        .select(shown)
        .orderBy('updated_at', 'desc')
        .orderBy('basket_templates.id', 'desc')
        .limit(paging.pageSize)
        .offset(offset)
        .execute();
      return { items, pageNavigation };
    },

    /** Of the whole counterparty: the code is the link that colleagues pass on. Throws `NotFound`. */
    byCode: (code: string) => kept().select(shown).where('code', '=', code).executeTakeFirstOrThrow(unknown),

    /** The same by id. Throws `NotFound`. */
    byId: (id: number) =>
      kept().select(shown).where('basket_templates.id', '=', id).executeTakeFirstOrThrow(unknown),

    /** Throws `Validation` when the user keeps as many as fit. Two requests of one user wait for each other. */
    create: async (text: TemplateText): Promise<number> => {
      await db.selectFrom('users').select('id').where('id', '=', actor.userId).forNoKeyUpdate().execute();
      const count = await countRows(kept().where('created_by', '=', actor.userId));
      if (count >= TEMPLATES_MAX) {
        throw new Validation(
          `Шаблонов уже ${TEMPLATES_MAX}, больше не\u00a0поместится. Удалите лишние`,
          'name',
        );
      }
      const { id } = await mine
        .insertInto('basket_templates', writtenBy(actor, text))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Changes what is given, and makes it the latest. Throws `NotFound` for whoever is neither author nor administrator. */
    update: async (id: number, { isShared, ...text }: Partial<TemplateText>): Promise<void> => {
      const shared = isShared === undefined ? {} : { is_shared: isShared };
      await own(id)
        .set({ ...text, ...shared, updated_at: new Date() })
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirstOrThrow(unknown);
    },

    remove: async (id: number): Promise<void> => {
      await own(id)
        .set({ deleted_at: new Date() })
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirstOrThrow(unknown);
    },

    /** Throws `NotFound` for one that is not deleted, or not any more there. */
    restore: async (id: number): Promise<void> => {
      await own(id)
        .set({ deleted_at: null })
        .where('deleted_at', 'is not', null)
        .returning('id')
        .executeTakeFirstOrThrow(unknown);
    },
  };
}

const unknown = () => new NotFound('Такого шаблона нет');

const mentions = (search: string) =>
  sql<boolean>`position(${search.toLowerCase()} in lower(basket_templates.name || ' ' || description)) > 0`;

/** A new template, with the code of its link. */
function writtenBy({ userId, actedBy }: ActingUser, { isShared, ...named }: TemplateText) {
  const code = randomBytes(12).toString('base64url');
  return { ...named, code, is_shared: isShared, created_by: userId, acted_by: actedBy?.id ?? null };
}

const shown = [
  'basket_templates.id',
  'basket_templates.code',
  'basket_templates.name',
  'basket_templates.description',
  'basket_templates.is_shared as isShared',
  'basket_templates.updated_at as updatedAt',
  'basket_templates.created_by as createdBy',
  sql<string>`users.name || ' ' || users.last_name`.as('author'),
] as const;
