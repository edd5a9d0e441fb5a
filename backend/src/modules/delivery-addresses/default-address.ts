import type { Scope } from '../../platform/database/scoped.ts';

/** Which of the counterparty's delivery addresses is its default: one at the most, and one as long as there are any. */
export function defaultAddressOf(mine: Scope) {
  const kept = () => mine.selectFrom('delivery_addresses').where('deleted_at', 'is', null);
  const change = () => mine.updateTable('delivery_addresses').where('is_default', '=', true);

  const drop = async (): Promise<void> => {
    await change().set({ is_default: false }).where('deleted_at', 'is', null).execute();
  };
  const pass = async (id: number): Promise<void> => {
    await drop();
    await mine.updateTable('delivery_addresses').set({ is_default: true }).where('id', '=', id).execute();
  };

  return {
    drop,
    pass,
    /** What the buyer chose himself does not go back to one that was the default when it was deleted. */
    choose: async (id: number): Promise<void> => {
      await pass(id);
      await change().set({ is_default: false }).where('id', '!=', id).execute();
    },
    /** Makes the first one the default where none is. */
    fill: async (): Promise<void> => {
      const first = await kept()
        .select(['id', 'is_default as isDefault'])
        .orderBy('is_default', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (first !== undefined && !first.isDefault) await pass(first.id);
    },
  };
}
