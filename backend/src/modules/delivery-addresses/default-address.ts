import type { Scope } from '../../platform/database/scoped.ts';

/** The default delivery address of a counterparty: exactly one, if there are any addresses. */
export function defaultAddressOf(mine: Scope) {
  const existing = () => mine.selectFrom('delivery_addresses').where('deleted_at', 'is', null);
  const change = () => mine.updateTable('delivery_addresses').where('is_default', '=', true);

  const clear = async (): Promise<void> => {
    await change().set({ is_default: false }).where('deleted_at', 'is', null).execute();
  };
  const assign = async (id: number): Promise<void> => {
    await clear();
    await mine.updateTable('delivery_addresses').set({ is_default: true }).where('id', '=', id).execute();
  };

  return {
    clear,
    assign,
    /** A buyer's choice also clears the flag of deleted addresses, so that restoring one does not override it. */
    choose: async (id: number): Promise<void> => {
      await assign(id);
      await change().set({ is_default: false }).where('id', '!=', id).execute();
    },
    /** Makes the first address the default if there is none. */
    ensure: async (): Promise<void> => {
      const first = await existing()
        .select(['id', 'is_default as isDefault'])
        .orderBy('is_default', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (first !== undefined && !first.isDefault) await assign(first.id);
    },
  };
}
