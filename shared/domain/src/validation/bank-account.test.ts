import { isCorrespondentAccount, isSettlementAccount } from './bank-account.ts';

it.each([
  ['40817810938160925982', '044525225', true],
  ['40817810938160925983', '044525225', false],
  ['40817810938160925982', '044525226', false],
  ['4081781093816092598', '044525225', false],
])('checks the key of the settlement account %s at %s', (account, bik, isRight) => {
  expect(isSettlementAccount(account, bik)).toBe(isRight);
});

// Those of Sberbank and Alfa-Bank.
it.each([
  ['30101810400000000225', '044525225', true],
  ['30101810500000000225', '044525225', false],
  ['30101810200000000593', '044525593', true],
])('checks the key of the correspondent account %s at %s', (account, bik, isRight) => {
  expect(isCorrespondentAccount(account, bik)).toBe(isRight);
});
