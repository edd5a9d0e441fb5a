import { withControlDigits } from '@shop/domain/validation/inn';
import type { Seller } from '../../../modules/documents/documents.api.ts';

/** The seller of the demo shop: neither the company nor its bank exists. */
export const demoSeller: Seller = {
  name: 'ООО «Спецоснова»',
  inn: withControlDigits('774398765'),
  kpp: '774301001',
  address: '125212, г. Москва, Ленинградское шоссе, д. 39, стр. 6, помещ. 14',
  phone: '+7 (800) 555-08-16',
  bank: {
    name: 'АО «Демонстрационный банк», г. Москва',
    bik: '044525999',
    correspondentAccount: '30101810600000000999',
    account: '40702810600000012345',
  },
  director: 'Соколов А. В.',
  accountant: 'Миронова Е. П.',
};
