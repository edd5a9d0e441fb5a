import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';

interface Control {
  readonly code: string;
  readonly isShown: boolean;
}

/** The home page of the signed-in user. */
export function homeOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  return {
    greetingName: async () => {
      const user = db.selectFrom('users').select('name').where('id', '=', actor.userId);
      return (await user.executeTakeFirstOrThrow()).name;
    },

    /** Returns block names in the user's order; empty when the user has arranged nothing. */
    controls: async (): Promise<Control[]> =>
      (await mine.selectFrom('home_choices').select('controls').executeTakeFirst())?.controls ?? [],

    /** The last write wins. */
    save: async (controls: readonly Control[]) => {
      const choice = { controls: JSON.stringify(controls), saved_at: new Date() };
      await mine
        .insertInto('home_choices', choice)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
        .execute();
    },
  };
}
