import { LEDGER_KIND_NAMES, type LedgerKind } from '@shop/shared/contracts/finances';
import { Text } from '@shop/shared/ui';

/** Longer numbers, as other books may have them, are broken sooner than the table. */
const WHOLE_MAX = 20;

/** «Отгрузка № УПД-2026-00025», its number in one line. */
export function DocumentName({ kind, number }: { readonly kind: LedgerKind; readonly number: string }) {
  return (
    <>
      {LEDGER_KIND_NAMES[kind]} <Text nowrap={number.length <= WHOLE_MAX}>№&nbsp;{number}</Text>
    </>
  );
}
