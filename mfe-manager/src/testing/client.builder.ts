import type { ManagedCard, ManagedCounterparty } from '@shop/contracts/manager/manager';
import { buildOwnCompanyWith, buildPersonWith } from './own-company.builder.ts';

export function buildCounterpartyWith(part: Partial<ManagedCounterparty> = {}): ManagedCounterparty {
  return {
    id: 1,
    code: 'romashka',
    name: 'ООО «Ромашка»',
    kind: 'LEGAL',
    inn: '7707083893',
    kpp: '770701001',
    isActive: true,
    userCount: 2,
    debtKopecks: 120_000_00,
    creditLimitKopecks: 500_000_00,
    lastOrderAt: '2026-11-01T09:00:00.000Z',
    ...part,
  };
}

export function buildCardWith(part: Partial<ManagedCard> = {}): ManagedCard {
  const { id, code, name, kind, inn, kpp, ogrn, address } = buildOwnCompanyWith();
  return {
    ...{ id, code, name, kind, inn, kpp, ogrn, address },
    isActive: true,
    isClosed: false,
    contracts: [],
    createdAt: '2025-02-01T09:00:00.000Z',
    userCount: 1,
    salePointCount: 2,
    openOrderCount: 3,
    users: [{ ...buildPersonWith(), canActFor: true }],
    invitations: [],
    ...part,
  };
}

/** A user in wire format. */
export function buildManagedUserWith(part: object = {}) {
  const { isAdmin: _admin, rights: _rights, isSelf: _self, ...person } = buildPersonWith();
  return {
    ...person,
    companies: [{ id: 1, code: 'romashka', name: 'ООО «Ромашка»', isAdmin: false, isActive: true }],
    orderCount: 12,
    ...part,
  };
}
