import type { XmlWriter } from './xml-writer.ts';

export interface ExportHead {
  readonly ownerName: string;
  /** The instant in the head of the files: `2026-11-21T00:00:00`. */
  readonly formedAt: string;
}

export const CLASSIFIER_ID = 'classifier';

export function openRoot(xml: XmlWriter, { formedAt }: ExportHead): void {
  xml.open('КоммерческаяИнформация', {
    xmlns: 'urn:1C.ru:commerceml_210',
    ВерсияСхемы: '2.10',
    ДатаФормирования: formedAt,
  });
}

export function writeBarcodes(xml: XmlWriter, barcodes: readonly string[]): void {
  for (const barcode of barcodes) xml.leaf('Штрихкод', barcode);
}

/** Writes what CommerceML has no element for, as real exchanges do; nulls are left out. */
export function writeRequisites(
  xml: XmlWriter,
  values: readonly (readonly [string, string | number | null])[],
): void {
  const written = values.filter(([, value]) => value !== null);
  if (written.length === 0) return;
  xml.open('ЗначенияРеквизитов');
  for (const [name, value] of written) {
    xml.open('ЗначениеРеквизита');
    xml.leaf('Наименование', name);
    xml.leaf('Значение', String(value));
    xml.close();
  }
  xml.close();
}
