import { phoneDigits } from '@shop/domain/format/phone';
import { INCOMPLETE_PHONE, REQUIRED } from '@shop/domain/validation/messages';
import type { Checkout } from './checkout.queries.ts';
import { type CheckoutField, type CheckoutForm, OTHER, SELF } from './checkout-form.ts';
import { whyNotDay } from './delivery-days.ts';

export type Problems = Partial<Record<keyof CheckoutForm, string>>;

/** Validation errors of the fields that are on screen for the current choices. */
export function findProblems(form: CheckoutForm, checkout: Checkout): Problems {
  return { ...findMissing(form, checkout), ...findOutdated(form, checkout) };
}

function findMissing(form: CheckoutForm, { transportCompanies }: Checkout): Problems {
  const problems: Problems = {};
  const demand = (field: CheckoutField) => {
    if (form[field].trim() === '') problems[field] = REQUIRED;
  };
  if (form.deliveryType === 'delivery') demand('address');
  if (form.deliveryType === 'pickup') demand('pickupStore');
  if (form.deliveryType === 'transport') {
    demand('transportCompany');
    const isListed = transportCompanies.some(({ code }) => code === form.transportCompany);
    if (isListed) demand('terminal');
    else if (form.transportCompany !== '') demand('companyName');
    if (form.terminal === OTHER || form.transportCompany === OTHER) demand('terminalAddress');
  }
  if (form.contactPhone.trim() !== '' && !/^7\d{10}$/.test(phoneDigits(form.contactPhone)))
    problems.contactPhone = INCOMPLETE_PHONE;
  return problems;
}

/**
 * Errors of values that were valid when they were chosen and no longer are. They show at once, because only
 * the buyer can choose anew.
 */
export function findOutdated(form: CheckoutForm, checkout: Checkout): Problems {
  const problems: Problems = {};
  const expect = (field: CheckoutField, rows: readonly { readonly id: number }[], message: string) => {
    const isKnown = ['', OTHER, SELF].includes(form[field]) || rows.some(({ id }) => `${id}` === form[field]);
    if (!isKnown) problems[field] = message;
  };
  if (form.deliveryType === 'delivery')
    expect('address', checkout.addresses, 'Выбранного адреса больше нет. Выберите другой');
  if (form.deliveryType === 'pickup')
    expect('pickupStore', checkout.stores, 'Этот склад больше не\u00a0выдаёт заказы. Выберите другой');
  if (form.deliveryType === 'transport') {
    const company = checkout.transportCompanies.find(({ code }) => code === form.transportCompany);
    if (!company && !['', OTHER].includes(form.transportCompany))
      problems.transportCompany = 'С\u00a0этой компанией больше не\u00a0отправляем. Выберите другую';
    else if (company) expect('terminal', company.terminals, 'Этого терминала больше нет. Выберите другой');
  }
  expect('consignee', checkout.consignees, 'Выбранного грузополучателя больше нет. Выберите другого');
  const notThatDay = form.date && checkout.dates.earliestOn && whyNotDay(form.date, checkout.dates);
  if (notThatDay) problems.date = notThatDay;
  return problems;
}
