import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';

interface Control {
  readonly code: string;
  readonly isShown: boolean;
}

/** The acting user's home page. */
export function homeOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  return {
    greetingName: async () => {
      const user = db.selectFrom('users').select('name').where('id', '=', actor.userId);
      return (await user.executeTakeFirstOrThrow()).name;
    },

    /** In the user's order; empty for whoever has arranged nothing. */
    controls: async (): Promise<Control[]> =>
      (await mine.selectFrom('home_choices').select('controls').executeTakeFirst())?.controls ?? [],

    /** What was saved last holds. */
    save: async (controls: readonly Control[]) => {
      const choice = { controls: JSON.stringify(controls), saved_at: new Date() };
      await mine
        .insertInto('home_choices', choice)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
        .execute();
    },
  };
}
