import { randomBytes } from 'node:crypto';
import { TEMPLATES_MAX } from '@shop/contracts/basket-order/basket-templates';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
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

/**
 * Basket templates of the actor's counterparty. Every write starts with `own`, so other people's templates are answered
 * like unknown ones.
 */
export function templatesOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  const existing = () =>
    mine
      .selectFrom('basket_templates')
      .innerJoin('users', 'users.id', 'basket_templates.created_by')
      .where('deleted_at', 'is', null);
  /** Templates that the actor may change: his own, or any for an administrator. */
  const own = (id: number) =>
    mine
      .updateTable('basket_templates')
      .where('id', '=', id)
      .$if(!actor.isCompanyAdmin, (query) => query.where('created_by', '=', actor.userId));

  return {
    /** Returns a page of the actor's own and of shared templates, latest first. */
    list: async ({ search, ...paging }: ListQuery) => {
      const visible = existing()
        .where((where) => where.or([where('created_by', '=', actor.userId), where('is_shared', '=', true)]))
        .$if(search !== '', (query) => query.where(contains(search)));
      const count = await countRows(visible);
      const { offset, pageNavigation } = clampPage(paging, count);
      const items = await visible
        .select(shown)
        .orderBy('updated_at', 'desc')
        .orderBy('basket_templates.id', 'desc')
        .limit(paging.pageSize)
        .offset(offset)
        .execute();
      return { items, pageNavigation };
    },

    /** Finds any template of the counterparty: the code is part of a link that colleagues share. Throws `NotFound`. */
    byCode: (code: string) =>
      existing().select(shown).where('code', '=', code).executeTakeFirstOrThrow(unknown),

    /** Throws `NotFound`. */
    byId: (id: number) =>
      existing().select(shown).where('basket_templates.id', '=', id).executeTakeFirstOrThrow(unknown),

    /**
     * Throws `Validation` at the limit of templates. The lock serialises requests of one user, so they cannot exceed it
     * together.
     */
    create: async (text: TemplateText): Promise<number> => {
      await db.selectFrom('users').select('id').where('id', '=', actor.userId).forNoKeyUpdate().execute();
      const count = await countRows(existing().where('created_by', '=', actor.userId));
      if (count >= TEMPLATES_MAX) {
        throw new Validation(
          `Шаблонов уже ${TEMPLATES_MAX}, больше не\u00a0поместится. Удалите лишние`,
          'name',
        );
      }
      const { id } = await mine
        .insertInto('basket_templates', newTemplate(actor, text))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /**
     * Changes the given fields and the modification time. Throws `NotFound` unless the actor is the author or an
     * administrator.
     */
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

    /** Throws `NotFound` for a template that is not deleted. */
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

const contains = (search: string) =>
  sql<boolean>`position(${search.toLowerCase()} in lower(basket_templates.name || ' ' || description)) > 0`;

function newTemplate({ userId, actedBy }: Actor, { isShared, ...named }: TemplateText) {
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
