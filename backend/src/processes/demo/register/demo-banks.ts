import type { Bank } from '@shop/contracts/office/banks';
import { demoSeller } from '../orders/demo-seller.ts';

const { bik, name, correspondentAccount } = demoSeller.bank;

/** None of these banks exists. */
const banks: Readonly<Record<string, Bank>> = {
  [bik]: { name, correspondentAccount, isActive: true },
  '044030998': {
    name: 'АО «Северный кредит», г. Санкт-Петербург',
    correspondentAccount: '30101810100000000998',
    isActive: true,
  },
};

export const demoBank = (bik: string): Bank | null => banks[bik] ?? null;
