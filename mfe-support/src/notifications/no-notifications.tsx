import { useSession } from '@shop/platform/session';
import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { BellIcon } from '@shop/ui/parts/icons';
import type { NotificationsFilter } from './notifications.queries.ts';

/** The empty states: all read, none of a kind, or none at all. */
export function NoNotifications({ filter, toAll }: { filter: NotificationsFilter; toAll: string }) {
  const session = useSession();
  const isManager = session.status === 'in' && session.user.role === 'MANAGER';
  if (!filter.kind && !filter.isUnread)
    return (
      <EmptyState icon={<BellIcon />} title="Уведомлений пока нет">
        {isManager
          ? 'Здесь появятся обращения и\u00a0вопросы клиентов, их просьбы об\u00a0отмене заказов, новые компании и\u00a0сотрудники.'
          : 'Здесь появятся новости ваших заказов и\u00a0обращений, поступления товаров и\u00a0сроки оплаты.'}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<BellIcon />}
      title={
        filter.isUnread
          ? `Непрочитанных уведомлений${filter.kind ? ' на\u00a0эту тему' : ''} нет`
          : 'На эту тему уведомлений нет'
      }
      action={<Button to={toAll}>Показать все</Button>}
    />
  );
}
