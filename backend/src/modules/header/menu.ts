import { isAllowed, type PermissionName, type Role } from '@shop/contracts/account/permissions';
import type { Actor } from '../../platform/actor/actor.ts';

interface MenuEntry {
  readonly link: string;
  readonly name: string;
  readonly icon: string;
  /** 1: purchases, 2: orders and money, 3: help (decisions: menu groups). */
  readonly group: 1 | 2 | 3;
  readonly roles: readonly Role[];
  readonly permission?: PermissionName;
  /** The page works for every own company (decision 055), so the right at any of them is enough. */
  readonly isOfAnyCompany?: boolean;
  /** The counter shown beside the entry. */
  readonly count?: 'basket' | 'notifications' | 'appeals';
  /** `false` hides the entry from the menu of phones. */
  readonly isMobile?: boolean;
}

const customer = ['CUSTOMER'] as const;
const everybody = ['CUSTOMER', 'MANAGER'] as const;
const manager = ['MANAGER'] as const;

/**
 * The side menu (§2) in its order, without entries the user may not open. The page marks a path without a screen as
 * «Скоро» by itself, so a new area changes nothing here.
 */
const entries: readonly MenuEntry[] = [
  { link: '/catalog/', name: 'Каталог', icon: 'catalog', group: 1, roles: everybody },
  { link: '/brands/', name: 'Бренды', icon: 'brands', group: 1, roles: everybody },
  {
    link: '/basket/',
    name: 'Корзина',
    icon: 'basket',
    group: 1,
    roles: customer,
    permission: 'basket.use',
    count: 'basket',
    // On phones the entry is in the bottom menu.
    isMobile: false,
  },
  {
    link: '/quickorder/',
    name: 'Быстрый заказ',
    icon: 'quickorder',
    group: 1,
    roles: customer,
    permission: 'basket.use',
  },
  {
    link: '/basket-templates/',
    name: 'Шаблоны корзины',
    icon: 'templates',
    group: 1,
    roles: customer,
    permission: 'basket.use',
  },
  {
    link: '/price-lists/',
    name: 'Прайс-листы',
    icon: 'price-lists',
    group: 1,
    roles: everybody,
    permission: 'prices.see',
  },
  { link: '/actions/', name: 'Акции', icon: 'promotions', group: 1, roles: everybody },
  { link: '/marketing/', name: 'Материалы для\u00a0закупки', icon: 'marketing', group: 1, roles: everybody },
  {
    link: '/manager/mycompanies/',
    name: 'Компании клиентов',
    icon: 'companies',
    group: 2,
    roles: manager,
    permission: 'manager.counterparties',
  },
  {
    link: '/manager/mycompanies/users/',
    name: 'Пользователи',
    icon: 'users',
    group: 2,
    roles: manager,
    permission: 'manager.counterparties',
  },
  {
    link: '/manager/mycompanies/salepoints/',
    name: 'Торговые точки',
    icon: 'addresses',
    group: 2,
    roles: manager,
    permission: 'manager.counterparties',
  },
  { link: '/orders/', name: 'Заказы', icon: 'orders', group: 2, roles: customer, permission: 'order.see' },
  {
    link: '/finances/',
    name: 'Финансы',
    icon: 'finances',
    group: 2,
    roles: customer,
    permission: 'finances.see',
    isOfAnyCompany: true,
  },
  {
    link: '/deliveryaddress/',
    name: 'Адреса доставки',
    icon: 'addresses',
    group: 2,
    roles: customer,
  },
  {
    link: '/mycompanies/',
    name: 'Мои компании',
    icon: 'companies',
    group: 2,
    roles: customer,
    permission: 'company.edit',
  },
  {
    link: '/appeal/',
    name: 'Обращения',
    icon: 'appeals',
    group: 3,
    roles: customer,
    permission: 'appeal.see',
    count: 'appeals',
  },
  {
    link: '/appeal/',
    name: 'Обращения клиентов',
    icon: 'appeals',
    group: 3,
    roles: manager,
    permission: 'manager.appeals',
    count: 'appeals',
  },
  { link: '/news/', name: 'Новости', icon: 'news', group: 3, roles: everybody },
  {
    link: '/notification/',
    name: 'Уведомления',
    icon: 'notifications',
    group: 3,
    roles: everybody,
    count: 'notifications',
  },
  { link: '/faq/', name: 'Вопросы и ответы', icon: 'faq', group: 3, roles: everybody },
];

export interface MenuCounts {
  readonly basket: number;
  readonly notifications: number;
  readonly appeals: number;
}

/** Returns one user's menu in wire format (wire-facts: sidebar item); `actors` are the user at each own company. */
export function menuFor(actor: Actor, actors: readonly Actor[], counts: MenuCounts) {
  const isPermitted = ({ permission, isOfAnyCompany = false }: MenuEntry) =>
    permission === undefined ||
    isAllowed(permission, actor) ||
    (isOfAnyCompany && actors.some((there) => isAllowed(permission, there)));
  return entries
    .filter(({ roles }) => roles.includes(actor.role))
    .filter(isPermitted)
    .map(({ link, name, icon, group, count, isMobile = true }) => ({
      link,
      name,
      icon,
      group,
      notifications: count === 'notifications' ? counts.notifications : 0,
      counter: count === undefined || count === 'notifications' ? 0 : counts[count],
      // The dot marks appeals that wait for this user's answer.
      isMarked: count === 'appeals' && counts.appeals > 0,
      isSoon: false,
      isDesktop: true,
      isMobile,
    }));
}
