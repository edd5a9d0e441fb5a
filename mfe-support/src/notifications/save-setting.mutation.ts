import {
  type NotificationKind,
  type NotificationSetting,
  saveNotificationSetting,
} from '@shop/contracts/support/notifications';
import { call, messageOf } from '@shop/platform/http';
import { useMutation, useQueryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { settingsQuery } from './notifications.queries.ts';

export type Way = Exclude<keyof NotificationSetting, 'kind'>;

interface Switch {
  readonly kind: NotificationKind;
  readonly way: Way;
  readonly isOn: boolean;
}

/** Saves each switch at once, one after the other; one that was not saved goes back and says so. */
export function useSaveSetting() {
  const cache = useQueryClient();
  const { queryKey } = settingsQuery();
  const settingOf = (kind: NotificationKind) =>
    cache.getQueryData(queryKey)?.items.find((setting) => setting.kind === kind);

  function put({ kind, way, isOn }: Switch) {
    cache.setQueryData(
      queryKey,
      (settings) =>
        settings && {
          items: settings.items.map((setting) =>
            setting.kind === kind ? { ...setting, [way]: isOn } : setting,
          ),
        },
    );
  }

  return useMutation({
    scope: { id: 'notification-settings' },
    onMutate: async (wanted: Switch) => {
      await cache.cancelQueries({ queryKey });
      put(wanted);
    },
    mutationFn: async ({ kind }: Switch) => {
      const setting = settingOf(kind);
      if (!setting) return;
      const { inShop, byMail } = setting;
      await call(saveNotificationSetting, { body: { kind, inShop, byMail } });
    },
    onError: (error, { kind, way, isOn }) => {
      put({ kind, way, isOn: !isOn });
      toast.danger(`Не\u00a0сохранено. ${messageOf(error)}`);
    },
  });
}
