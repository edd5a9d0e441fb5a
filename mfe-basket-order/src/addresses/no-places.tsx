import { EmptyState } from '@shop/ui/parts/empty-state';
import { PinIcon, UsersIcon } from '@shop/ui/parts/icons';
import type { ReactNode } from 'react';

interface NoPlacesProps {
  readonly tab: 'addresses' | 'consignees';
  readonly action: ReactNode;
}

export function NoPlaces({ tab, action }: NoPlacesProps) {
  if (tab === 'addresses') {
    return (
      <EmptyState icon={<PinIcon />} title="Адресов пока нет" action={action}>
        Сохраните адреса складов и&nbsp;объектов с&nbsp;контактом и&nbsp;комментарием для водителя: при
        оформлении заказа их&nbsp;останется только выбрать.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<UsersIcon />} title="Грузополучателей пока нет" action={action}>
      Если товар принимает не&nbsp;ваша компания, а&nbsp;филиал или заказчик, добавьте&nbsp;его: он&nbsp;будет
      указан грузополучателем в&nbsp;УПД.
    </EmptyState>
  );
}
