import type { NodeFields, Requisites } from './node-fields.ts';
import type { XmlNode } from './xml-records.ts';

const MAX_LENGTH = 60;
const MAX_COUNT = 50;

/**
 * Reads the barcodes of a product or an offer: 1C writes `Штрихкод`, once or more, and some exchanges a list or a
 * requisite of that name.
 */
export function readBarcodes(fields: NodeFields, node: XmlNode, requisites: Requisites): readonly string[] {
  const elements = node.children.filter(({ name }) => name === 'Штрихкод');
  const listed = [...elements, ...fields.list(node, 'Штрихкоды', 'Штрихкод')].map(({ text }) => text.trim());
  const barcodes = [...new Set([...listed, ...requisites.all('Штрихкод')])].filter((text) => text !== '');
  const read = barcodes.filter((barcode) =>
    fields.attempt('barcode', false, () => {
      if (barcode.length <= MAX_LENGTH) return true;
      return fields.fail(node, `«Штрихкод» длиннее ${MAX_LENGTH} знаков: «${barcode.slice(0, 40)}…».`);
    }),
  );
  return fields.attempt('barcode', read.slice(0, MAX_COUNT), () =>
    read.length > MAX_COUNT ? fields.fail(node, `штрихкодов больше ${MAX_COUNT}.`) : read,
  );
}
