import { type CheckoutForm, OTHER } from './checkout-form.ts';

export type CheckoutField = keyof CheckoutForm;
export type Problems = Partial<Record<CheckoutField, string>>;

/** §5, word for word. */
const REQUIRED = 'Это поле обязательно для заполнения';

/** What is wrong with the fields that the choices show; fields out of sight are nobody's trouble. */
export function findProblems(form: CheckoutForm, today: string): Problems {
  const problems: Problems = {};
  const require = (field: CheckoutField) => {
    if (form[field].trim() === '') problems[field] = REQUIRED;
  };
  if (form.deliveryType === 'delivery' && form.addressId === OTHER) require('address');
  if (form.deliveryType === 'pickup') require('pickupStore');
  if (form.deliveryType === 'transport') require('transportCompany');
  if (form.consigneeChoice === OTHER) require('consignee');
  if (form.date !== '' && form.date < today) problems.date = 'Дата не может быть раньше сегодняшней';
  return problems;
}
