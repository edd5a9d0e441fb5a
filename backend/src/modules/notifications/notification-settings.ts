import { toldKinds } from '@shop/contracts/support/notification-kinds';
import type { NotificationSetting } from '@shop/contracts/support/notifications';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';

/** How the acting user wants to be told: without a choice of his by the bell, and by mail where letters are sent. */
export function notificationSettingsOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  const kinds = toldKinds[actor.role];
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

    /** Throws `Validation` for a kind that nobody of the role is told of, or may refuse. */
    save: async ({ kind, inShop, byMail }: NotificationSetting) => {
      const told = kinds.find((one) => one.kind === kind);
      if (told === undefined) throw new Validation('Такие уведомления настроить нельзя', 'kind');
      // About letters that are not sent nobody has decided.
      const setting = { in_shop: inShop, by_mail: byMail || !told.hasMail };
      await mine
        .insertInto('notification_settings', { kind, ...setting })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(setting))
        .execute();
    },
  };
}
