import { LEDGER_KIND_NAMES, type LedgerKind } from '@shop/contracts/finances/finances';
import { WholeNumber } from './whole-number.tsx';

/** «Отгрузка № УПД-2026-00025». */
export function DocumentName({ kind, number }: { readonly kind: LedgerKind; readonly number: string }) {
  return (
    <>
      {LEDGER_KIND_NAMES[kind]} <WholeNumber of={number} />
    </>
  );
}
