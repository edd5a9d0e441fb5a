export { describeAct } from './acts/acts-describe.ts';
export { readPlans } from './bonus/bonus.repository.ts';
export { bonusOf } from './bonus/bonus-sums.ts';
export { closeBonusPlans, type PaidBonus } from './bonus/close-bonus-plans.ts';
export { checkLedger } from './import/import-check.ts';
export { ImportError } from './import/import-error.ts';
export { importFile } from './import/import-file.ts';
export { describeImport } from './import/import-report.ts';
export { type ContractCredit, findContracts } from './ledger/contracts.repository.ts';
export { findDebts } from './ledger/debts.repository.ts';
export { findDueDays } from './ledger/open-items.repository.ts';
export { findPaidOfOrder } from './ledger/order-paid.repository.ts';
export {
  hasPayment,
  isCoveredByAdvance,
  isNamedByPayment,
} from './ledger/payments-for-orders.repository.ts';
export { postToLedger } from './ledger/post-to-ledger.ts';
export { listSettledPayments, settleDocument } from './ledger/settle-document.ts';
export { readBalance } from './lists/balance.ts';
export { remindOfPayments, type SentReminder } from './reminders/remind-of-payments.ts';
