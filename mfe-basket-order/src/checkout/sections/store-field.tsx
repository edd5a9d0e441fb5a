import { countOf } from '@shop/domain/format/number';
import type { Checkout } from '../form/checkout.queries.ts';
import { PointPicker } from '../points/point-picker.tsx';
import type { SectionProps } from './section-props.ts';

/** Selects the pickup warehouse and shows how much of the order is in stock there. */
export function StoreField({ checkout, form }: SectionProps) {
  const { stores, lines } = checkout;
  return (
    <div data-field="pickupStore">
      <PointPicker
        label="Склад"
        name="pickupStore"
        value={Number(form.values.pickupStore) || null}
        onChange={(id) => form.change({ pickupStore: String(id) })}
        error={form.problemOf('pickupStore')}
        points={stores.map(({ id, name, address, workingHours, coordinates, linesHere }) => ({
          id,
          title: name,
          address,
          hours: workingHours,
          coordinates,
          note: whatIsHere(linesHere, lines),
        }))}
      />
    </div>
  );
}

function whatIsHere(linesHere: number, { length }: Checkout['lines']): string {
  if (linesHere === length) return 'Весь заказ уже здесь';
  if (linesHere === 0) return 'Весь заказ привезём сюда с\u00a0другого склада';
  const all = countOf(length, 'позиции', 'позиций', 'позиций');
  return `${linesHere} из\u00a0${all} здесь, остальное привезём`;
}
