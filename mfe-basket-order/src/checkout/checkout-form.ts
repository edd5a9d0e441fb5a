import type { CallInput } from '@shop/shared/contracts/call';
import type { getCheckout, placeOrder } from '@shop/shared/contracts/checkout';
import { deliveryType, paySystem, shipmentKind } from '@shop/shared/contracts/orders';
import * as v from 'valibot';
import type { Checkout } from './checkout.queries.ts';

/** The choice in a list that means «something else, which I type». */
export const OTHER = 'other';
/** The buyer is the consignee. */
export const SELF = 'self';

const text = v.fallback(v.string(), '');

/** What the buyer chose and typed (§3 delivery data), as the form holds it and the draft keeps it. */
const checkoutForm = v.object({
  deliveryType: v.fallback(deliveryType, 'delivery'),
  shipment: v.fallback(shipmentKind, 'send-all'),
  paySystem: v.fallback(paySystem, 'invoice'),
  /** Id of an address on file, OTHER, or nothing yet. */
  addressId: text,
  address: text,
  pickupStore: text,
  transportCompany: text,
  terminal: text,
  /** A consignee's name on file, SELF or OTHER. */
  consigneeChoice: v.fallback(v.string(), SELF),
  consignee: text,
  date: text,
  comment: text,
});
export type CheckoutForm = v.InferOutput<typeof checkoutForm>;

/** Makes a form of anything: of a draft, of half a draft, of nothing. */
export function parseForm(draft: unknown): CheckoutForm {
  return v.parse(checkoutForm, typeof draft === 'object' && draft !== null ? draft : {});
}

/** Fills in what the checkout offers where the buyer has not chosen, or has chosen what is no longer there. */
export function withOffers(form: CheckoutForm, { addresses, stores, consignees }: Checkout): CheckoutForm {
  const isAddressKnown =
    form.addressId === OTHER || addresses.some(({ id }) => String(id) === form.addressId);
  const isStoreKnown = stores.some(({ id }) => String(id) === form.pickupStore);
  const isConsigneeKnown =
    [SELF, OTHER].includes(form.consigneeChoice) ||
    consignees.some(({ name }) => name === form.consigneeChoice);
  const ownAddress = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    ...form,
    addressId: isAddressKnown ? form.addressId : ownAddress ? String(ownAddress.id) : OTHER,
    pickupStore: isStoreKnown ? form.pickupStore : String(stores[0]?.id ?? ''),
    consigneeChoice: isConsigneeKnown ? form.consigneeChoice : SELF,
  };
}

type OrderBody = CallInput<typeof placeOrder>['body'];

/** The order as the buyer sees it: the fields of the chosen delivery and no leftovers of another. */
export function toOrder(form: CheckoutForm, checkout: Checkout): OrderBody {
  const { deliveryType, shipment, paySystem, consigneeChoice } = form;
  const known = checkout.addresses.find(({ id }) => String(id) === form.addressId);
  const address = { delivery: known?.address ?? form.address, pickup: '', transport: form.terminal };
  return {
    deliveryType,
    shipment,
    paySystem,
    address: address[deliveryType].trim(),
    pickupStore: deliveryType === 'pickup' ? Number(form.pickupStore) || null : null,
    transportCompany: deliveryType === 'transport' ? form.transportCompany.trim() : '',
    consignee: consigneeOf(consigneeChoice, form.consignee),
    comment: form.comment.trim(),
    date: form.date || null,
    version: checkout.version,
  };
}

function consigneeOf(choice: string, typed: string): string {
  if (choice === SELF) return '';
  return choice === OTHER ? typed.trim() : choice;
}

/** The choices that the checkout is asked for. */
export function choicesOf({ deliveryType, shipment, paySystem }: CheckoutForm) {
  return { deliveryType, shipment, paySystem } satisfies CallInput<typeof getCheckout>['query'];
}
