import { REQUIRED } from '@shop/shared/validation/messages';
import { type CheckoutForm, OTHER } from './checkout-form.ts';

export type CheckoutField = keyof CheckoutForm;
export type Problems = Partial<Record<CheckoutField, string>>;

/** What is wrong with the fields that the choices show; fields out of sight are nobody's trouble. */
export function findProblems(form: CheckoutForm, today: string): Problems {
  const problems: Problems = {};
  const demand = (field: CheckoutField) => {
    if (form[field].trim() === '') problems[field] = REQUIRED;
  };
  if (form.deliveryType === 'delivery' && form.addressId === OTHER) demand('address');
  if (form.deliveryType === 'pickup') demand('pickupStore');
  if (form.deliveryType === 'transport') demand('transportCompany');
  if (form.consigneeChoice === OTHER) demand('consignee');
  if (form.date !== '' && form.date < today) problems.date = 'Дата не может быть раньше сегодняшней';
  return problems;
}
