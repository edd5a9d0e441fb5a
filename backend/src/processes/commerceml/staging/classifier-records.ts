import type { CatalogRecord } from '../reading/records.ts';
import type { ClassifierStore } from '../stores/classifier-store.ts';
import type { SetAside } from './stores.ts';

type ClassifierRecord = Extract<
  CatalogRecord,
  { readonly kind: 'group' | 'property' | 'priceType' | 'warehouse' | 'unit' | 'deletion' }
>;

/** Saves a record of the classifier. Throws RecordMistake for one that cannot be right. */
export async function saveClassifierRecord(
  classifier: ClassifierStore,
  record: ClassifierRecord,
  isFull: boolean,
  setAside: SetAside,
): Promise<void> {
  switch (record.kind) {
    case 'group':
      return classifier.saveGroup(record, isFull);
    case 'property':
      return classifier.saveProperty(record, isFull);
    case 'priceType':
      if (await classifier.savePriceType(record)) return;
      return setAside({
        of: 'priceType',
        line: record.line,
        reason: notRubles(record.currency),
        counts: false,
      });
    case 'warehouse':
      return classifier.saveWarehouse(record);
    case 'unit':
      return classifier.saveUnit(record.code, record.name);
    case 'deletion':
      if (record.content === 'group') classifier.hideGroup(record.id);
      else classifier.ignore(record.id);
  }
}

export function notRubles(currency: string): string {
  return `цены в валюте «${currency}» не загружаются: её курса нет в настройках.`;
}
