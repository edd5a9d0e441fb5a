import { notifiableKinds } from '@shop/contracts/support/notification-kinds';
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

/** Tabs of all and unread ones. `unreadCount` covers all kinds, so it is shown only while none is chosen. */
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

/** Kinds that concern the user's role, announcements of the shop last, and the kind of the URL in any case. */
function useKinds(chosen: NotificationKind | undefined): readonly NotificationKind[] {
  const session = useSession();
  const relevant = session.status === 'in' ? notifiableKinds[session.user.role].map(({ kind }) => kind) : [];
  return notificationKind.options.filter(
    (kind) => relevant.includes(kind) || kind === 'site' || kind === chosen,
  );
}
