import {
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
  notificationKind,
} from '@shop/shared/contracts/notifications';
import { Select } from '@shop/shared/ui';
import { Tabs } from '@shop/shared/ui/tabs';
import type { useNotificationsParams } from './use-notifications-params.ts';

type Params = ReturnType<typeof useNotificationsParams>;

const options = [
  { value: '', label: 'Обо всём' },
  ...notificationKind.options.map((value) => ({ value, label: NOTIFICATION_KIND_NAMES[value] })),
];

/** All or the unread ones. `unreadCount` is of all kinds, so it stands beside them only while no kind is chosen. */
export function UnreadTabs({ params, unreadCount }: { params: Params; unreadCount: number | undefined }) {
  const { filter, hrefFor } = params;
  const count = filter.kind ? undefined : unreadCount;
  return (
    <Tabs
      label="Какие уведомления"
      tabs={[
        { to: hrefFor({ isUnread: false }), label: 'Все' },
        {
          to: hrefFor({ isUnread: true }),
          label: 'Непрочитанные',
          ...(count !== undefined && { count }),
        },
      ]}
    />
  );
}

export function KindSelect({ filter, choose }: Params) {
  return (
    <Select
      label="О чём"
      labelHidden
      options={options}
      value={filter.kind ?? ''}
      onChange={({ target }) =>
        choose({ kind: target.value === '' ? undefined : (target.value as NotificationKind) })
      }
    />
  );
}
