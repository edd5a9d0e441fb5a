import type { CompanyUser, OwnCompany } from '@shop/contracts/manager/company';
import type { HistoryEntry } from '@shop/contracts/manager/history';
import type { SalePoint } from '@shop/contracts/manager/sale-points';

export function buildOwnCompanyWith(part: Partial<OwnCompany> = {}): OwnCompany {
  return {
    id: 1,
    code: 'romashka',
    name: 'ООО «Ромашка»',
    kind: 'LEGAL',
    inn: '7707083893',
    kpp: '770701001',
    ogrn: '1027700132195',
    address: 'г Москва, ул Руставели, д 14',
    isCurrent: true,
    isActive: true,
    isAdmin: true,
    rights: [],
    contracts: [],
    userCount: 2,
    salePointCount: 1,
    manager: { name: 'Елена Морозова', phone: '+7 (900) 000-00-03', email: 'manager@demo.example' },
    openRequest: null,
    ...part,
  };
}

export function buildPersonWith(part: Partial<CompanyUser> = {}): CompanyUser {
  return {
    id: 2,
    name: 'Ирина',
    lastName: 'Соколова',
    secondName: '',
    email: 'clerk@demo.example',
    phone: '79000000002',
    isPhoneProven: true,
    workPosition: 'Кладовщик',
    isAdmin: false,
    rights: ['prices', 'appeals'],
    isActive: true,
    isInvited: false,
    isSelf: false,
    lastSeenAt: null,
    ...part,
  };
}

export function buildSalePointWith(part: Partial<SalePoint> = {}): SalePoint {
  return {
    id: 5,
    name: 'Магазин на Лесной',
    address: 'г Москва, ул Лесная, д 5',
    contactName: 'Пётр',
    contactPhone: '79000000055',
    workingHours: 'пн–пт 9–18',
    coordinates: null,
    isActive: true,
    companies: [],
    ...part,
  };
}

export function buildHistoryEntryWith(part: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 9,
    at: '2026-11-20T09:00:00.000Z',
    lastAt: '2026-11-20T09:00:00.000Z',
    times: 1,
    action: 'Изменил права',
    details: 'Ирина Соколова: Цены, Заказы',
    link: null,
    company: { id: 1, name: 'ООО «Ромашка»' },
    user: { id: 1, name: 'Анна Петрова' },
    actedBy: null,
    ...part,
  };
}

/** A page of a list as the server answers it. */
export function pageOf<R>(items: readonly R[], pageNumber = 1, recordCount = items.length) {
  const pageCount = Math.max(Math.ceil(recordCount / 20), 1);
  return {
    items: [...items],
    pageNavigation: { navNum: 1, pageNumber, pageCount, pageSize: 20, recordCount },
  };
}
