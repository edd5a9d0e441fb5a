import type { placeOrder } from '@shop/shared/contracts/checkout';
import type * as v from 'valibot';
import type { Day } from '../../calendar/days.ts';
import { Validation } from '../../http/errors.ts';

/** What the buyer chose and filled in (§3 Delivery data). */
export type OrderDetails = v.InferOutput<typeof placeOrder.body & {}>;

const REQUIRED = 'Это поле обязательно для заполнения';

/** Each way of delivery needs its own fields; throws `Validation` naming the first that is missing or wrong. */
export function checkDetails(details: OrderDetails, warehouseIds: readonly number[], today: Day): void {
  const { deliveryType, address, transportCompany, pickupStore, date } = details;
  if (deliveryType === 'delivery' && address === '') throw new Validation(REQUIRED, 'address');
  if (deliveryType === 'transport' && transportCompany === '')
    throw new Validation(REQUIRED, 'transportCompany');
  if (deliveryType === 'pickup') {
    if (pickupStore === null) throw new Validation(REQUIRED, 'pickupStore');
    if (!warehouseIds.includes(pickupStore)) throw new Validation('Выберите склад из списка', 'pickupStore');
  }
  if (date !== null && date < today) throw new Validation('Дата не может быть раньше сегодняшней', 'date');
}
