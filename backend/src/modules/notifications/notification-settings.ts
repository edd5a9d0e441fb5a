import { notifiableKinds } from '@shop/contracts/support/notification-kinds';
import type { NotificationSetting } from '@shop/contracts/support/notifications';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';

/**
 * The user's notification settings; without a choice they default to the bell, and to email for kinds that are sent by
 * email.
 */
export function notificationSettingsOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  const kinds = notifiableKinds[actor.role];
  return {
    list: async () => {
      const rows = await mine
        .selectFrom('notification_settings')
        .select(['kind', 'in_shop as inShop', 'by_mail as byMail'])
        .execute();
      const chosen = new Map(rows.map((row) => [row.kind, row]));
      return kinds.map(({ kind, hasMail }) => {
        const { inShop = true, byMail = true } = chosen.get(kind) ?? {};
        return { kind, inShop, byMail: hasMail && byMail, hasMail };
      });
    },

    /** Throws `Validation` for a kind that the user's role never gets or may not decline. */
    save: async ({ kind, inShop, byMail }: NotificationSetting) => {
      const available = kinds.find((one) => one.kind === kind);
      if (available === undefined) throw new Validation('Такие уведомления настроить нельзя', 'kind');
      // A kind that is never sent by email has no choice to store.
      const setting = { in_shop: inShop, by_mail: byMail || !available.hasMail };
      await mine
        .insertInto('notification_settings', { kind, ...setting })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(setting))
        .execute();
    },
  };
}
