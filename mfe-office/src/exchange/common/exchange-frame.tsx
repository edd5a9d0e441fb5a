import { Tabs } from '@shop/ui/parts/tabs';
import type { ReactNode } from 'react';
import { OfficeFrame } from '../../common/office-frame.tsx';

const tabs = [
  { to: '/office/exchange/', label: 'Состояние' },
  { to: '/office/exchange/journal/', label: 'Журнал обмена', hasPagesBelow: true },
  { to: '/office/exchange/orders/', label: 'Заказы' },
  { to: '/office/exchange/nodes/', label: 'Подключение' },
];

interface ExchangeFrameProps {
  readonly title: string;
  readonly count?: number;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page around each part of the exchange with 1C, with links to the other parts. */
export function ExchangeFrame({ children, ...header }: ExchangeFrameProps) {
  return (
    <OfficeFrame {...header}>
      <Tabs label={'Разделы обмена с\u00a01С'} tabs={tabs} />
      {children}
    </OfficeFrame>
  );
}
