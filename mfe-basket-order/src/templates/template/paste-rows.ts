import { readQuantity } from '@shop/domain/quantity/quantity';
import { fillFieldsLazily } from '../../common/fill-fields-lazily.ts';
import { unitsOf } from '../../common/units-of.ts';
import type { TemplateEditor } from './template-editor.ts';

/** Fills the rows of a template that have a quantity, from one of them on, whether or not they are on screen. */
export function pasteRows(editor: TemplateEditor, offerId: number, block: string): void {
  const rowsNow = () => editor.getSnapshot().rows.filter(({ isSold, isRemoved }) => isSold && !isRemoved);
  const open = new Map(rowsNow().map((row) => [row.offerId, row]));
  void fillFieldsLazily(block, offerId, {
    grid: [[...open.keys()]],
    nameOf: (field) => open.get(field)!.name,
    read(field, cell) {
      const row = open.get(field)!;
      const read = readQuantity(cell, row, unitsOf(row));
      // A row is taken out by its own button, never by a number.
      return 'quantity' in read && read.quantity === 0 ? { problem: 'Количество больше нуля' } : read;
    },
    quantityOf: (field) => rowsNow().find((row) => row.offerId === field)?.quantity,
    fill: (filled) => editor.setQuantities(new Map(filled.map(({ field, quantity }) => [field, quantity]))),
  });
}
