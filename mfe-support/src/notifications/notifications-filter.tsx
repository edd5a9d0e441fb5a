import { toldKinds } from '@shop/contracts/support/notification-kinds';
import {
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
  notificationKind,
} from '@shop/contracts/support/notifications';
import { useSession } from '@shop/platform/session';
import { Select } from '@shop/ui';
import { Tabs } from '@shop/ui/parts/tabs';
import type { useNotificationsParams } from './use-notifications-params.ts';

type Params = ReturnType<typeof useNotificationsParams>;

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
  const kinds = useKinds(filter.kind);
  return (
    <Select
      label="О чём"
      labelHidden
      options={[
        { value: '', label: 'Обо всём' },
        ...kinds.map((value) => ({ value, label: NOTIFICATION_KIND_NAMES[value] })),
      ]}
      value={filter.kind ?? ''}
      onChange={({ target }) =>
        choose({ kind: target.value === '' ? undefined : (target.value as NotificationKind) })
      }
    />
  );
}

/** What somebody of the user's role is told of, words of the shop itself last, and what the address names anyway. */
function useKinds(chosen: NotificationKind | undefined): readonly NotificationKind[] {
  const session = useSession();
  const told = session.status === 'in' ? toldKinds[session.user.role].map(({ kind }) => kind) : [];
  return notificationKind.options.filter((kind) => told.includes(kind) || kind === 'site' || kind === chosen);
}
