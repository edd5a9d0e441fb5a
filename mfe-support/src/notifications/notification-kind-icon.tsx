import { NOTIFICATION_KIND_NAMES, type NotificationKind } from '@shop/contracts/support/notifications';
import {
  BellIcon,
  CompanyIcon,
  HelpIcon,
  MessageIcon,
  OrdersIcon,
  PackageIcon,
  WalletIcon,
} from '@shop/ui/parts/icons';
import { color, radius } from '@shop/ui/theme';
import styled from 'styled-components';

const icons: Readonly<Record<NotificationKind, typeof BellIcon>> = {
  order: OrdersIcon,
  appeal: MessageIcon,
  arrival: PackageIcon,
  finances: WalletIcon,
  company: CompanyIcon,
  question: HelpIcon,
  site: BellIcon,
};

/** The icon of a kind; the row names it in text. */
export function NotificationKindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind];
  return (
    <Plate title={NOTIFICATION_KIND_NAMES[kind]} aria-hidden>
      <Icon />
    </Plate>
  );
}

const Plate = styled.span`
  display: grid;
  place-content: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.textMuted};
`;
