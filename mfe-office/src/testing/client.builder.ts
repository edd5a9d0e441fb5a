import type { ClientTerms } from '@shop/contracts/office/client-terms';
import type { ClientChoices, OfficeClient } from '@shop/contracts/office/clients';

/** A client of the list. */
export const buildClientWith = (part: Partial<OfficeClient> = {}): OfficeClient => ({
  id: 1,
  code: 'К-000001',
  name: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '770701001',
  priceType: 'Оптовая',
  discountPercent: 5,
  manager: 'Морозова Елена',
  isClosed: false,
  contractCount: 1,
  creditLimitKopecks: 500_000_00,
  plannedCount: 0,
  ...part,
});

/** The terms of a client with a contract. */
export const buildTermsWith = (part: Partial<ClientTerms> = {}): ClientTerms => ({
  code: 'К-000001',
  name: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '770701001',
  address: 'г. Москва, ул. Лесная, д. 1',
  priceTypeId: 2,
  discountPercent: 5,
  managerId: 7,
  isActive: true,
  isClosedByOperations: false,
  contracts: [
    {
      id: 11,
      number: 'Д-1/26',
      signedOn: '2026-01-15',
      creditLimitKopecks: 500_000_00,
      postponementDays: 14,
    },
  ],
  bonusPlans: [],
  planned: [],
  history: [],
  ownedElsewhere: [],
  version: 3,
  ...part,
});

export const choices: ClientChoices = {
  priceTypes: [
    { id: 1, name: 'Розничная' },
    { id: 2, name: 'Оптовая' },
  ],
  managers: [
    { id: 7, name: 'Морозова Елена' },
    { id: 8, name: 'Иванов Пётр' },
  ],
};
