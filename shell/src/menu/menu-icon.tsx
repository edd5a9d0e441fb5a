import {
  BasketIcon,
  BellIcon,
  CatalogIcon,
  ChartIcon,
  CompanyIcon,
  CompareIcon,
  DocumentIcon,
  HeartIcon,
  HelpIcon,
  HomeIcon,
  ListIcon,
  MessageIcon,
  NewsIcon,
  OrdersIcon,
  PriceTagIcon,
  ProfileIcon,
  PromotionIcon,
  QuickOrderIcon,
  StoreIcon,
  TemplateIcon,
  TruckIcon,
  UsersIcon,
  WalletIcon,
} from '@shop/shared/ui/icons';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType>> = {
  home: HomeIcon,
  catalog: CatalogIcon,
  brands: StoreIcon,
  quickorder: QuickOrderIcon,
  templates: TemplateIcon,
  'price-lists': PriceTagIcon,
  promotions: PromotionIcon,
  basket: BasketIcon,
  orders: OrdersIcon,
  finances: WalletIcon,
  documents: DocumentIcon,
  addresses: TruckIcon,
  companies: CompanyIcon,
  manager: UsersIcon,
  users: UsersIcon,
  appeals: MessageIcon,
  news: NewsIcon,
  notifications: BellIcon,
  faq: HelpIcon,
  favourites: HeartIcon,
  compare: CompareIcon,
  profile: ProfileIcon,
  chart: ChartIcon,
};

/** The icon of a menu item by the name that the server or an `area.json` gives; a plain one for names unknown here. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? ListIcon;
  return <Icon />;
}
