import {
  BasketIcon,
  BellIcon,
  CatalogIcon,
  CompanyIcon,
  HelpIcon,
  ListIcon,
  MessageIcon,
  NewsIcon,
  OrdersIcon,
  PriceTagIcon,
  PromotionIcon,
  QuickOrderIcon,
  StoreIcon,
  TemplateIcon,
  TruckIcon,
  UsersIcon,
  WalletIcon,
} from '@shop/ui/parts/icons';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType>> = {
  catalog: CatalogIcon,
  brands: StoreIcon,
  quickorder: QuickOrderIcon,
  templates: TemplateIcon,
  'price-lists': PriceTagIcon,
  promotions: PromotionIcon,
  basket: BasketIcon,
  orders: OrdersIcon,
  finances: WalletIcon,
  addresses: TruckIcon,
  companies: CompanyIcon,
  users: UsersIcon,
  appeals: MessageIcon,
  news: NewsIcon,
  notifications: BellIcon,
  faq: HelpIcon,
};

/** The icon of a menu item by its name in the server's answer or an `area.json`; a default one for unknown names. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || ListIcon;
  return <Icon />;
}
