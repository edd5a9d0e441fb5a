import { readQuantity } from '@shop/domain/quantity/quantity';
import { fillFieldsLazily } from '../../common/fill-fields-lazily.ts';
import { unitsOf } from '../../common/units-of.ts';
import { basketClient } from '../client/current-basket.ts';
import { type BasketLine, wantedQuantity } from '../state/basket-state.ts';

/** Fills the rows that have a quantity, from one of them on, whether or not they are on screen. */
export function pasteLines(lines: readonly BasketLine[], offerId: number, block: string): void {
  const open = new Map(lines.filter((line) => !line.isDeleted).map((line) => [line.offerId, line.row]));
  void fillFieldsLazily(block, offerId, {
    grid: [[...open.keys()]],
    nameOf: (field) => open.get(field)!.name,
    read(field, cell) {
      const row = open.get(field)!;
      return readQuantity(cell, row, unitsOf(row));
    },
    quantityOf: (field) => {
      const line = basketClient.getSnapshot().basket.lines.find((known) => known.offerId === field);
      return line && wantedQuantity(line);
    },
    fill: (filled) =>
      basketClient.dispatch({
        type: 'quantities-set',
        lines: filled.map(({ field, ...rest }) => ({ offerId: field, ...rest })),
      }),
  });
}
