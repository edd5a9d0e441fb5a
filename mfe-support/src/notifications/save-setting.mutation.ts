import {
  type NotificationKind,
  type NotificationSetting,
  saveNotificationSetting,
} from '@shop/contracts/support/notifications';
import { call, messageOf } from '@shop/platform/http';
import { useMutation, useQueryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { settingsQuery } from './notifications.queries.ts';

export type Channel = Exclude<keyof NotificationSetting, 'kind'>;

interface Switch {
  readonly kind: NotificationKind;
  readonly channel: Channel;
  readonly isOn: boolean;
}

/** Saves each switch at once, one by one; a failed one is rolled back and reported. */
export function useSaveSetting() {
  const cache = useQueryClient();
  const { queryKey } = settingsQuery();
  const settingOf = (kind: NotificationKind) =>
    cache.getQueryData(queryKey)?.items.find((setting) => setting.kind === kind);

  function setSetting({ kind, channel, isOn }: Switch) {
    cache.setQueryData(
      queryKey,
      (settings) =>
        settings && {
          items: settings.items.map((setting) =>
            setting.kind === kind ? { ...setting, [channel]: isOn } : setting,
          ),
        },
    );
  }

  return useMutation({
    scope: { id: 'notification-settings' },
    onMutate: async (change: Switch) => {
      await cache.cancelQueries({ queryKey });
      setSetting(change);
    },
    mutationFn: async ({ kind }: Switch) => {
      const setting = settingOf(kind);
      if (!setting) return;
      const { inShop, byMail } = setting;
      await call(saveNotificationSetting, { body: { kind, inShop, byMail } });
    },
    onError: (error, { kind, channel, isOn }) => {
      setSetting({ kind, channel, isOn: !isOn });
      toast.danger(`Не\u00a0сохранено. ${messageOf(error)}`);
    },
  });
}
