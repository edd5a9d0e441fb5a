import type { placeOrder } from '@shop/contracts/basket-order/checkout';
import { deliveryType, paySystem, shipmentKind } from '@shop/contracts/basket-order/orders';
import type { CallInput } from '@shop/contracts/platform/call';
import { formatPhone } from '@shop/domain/format/phone';
import * as v from 'valibot';
import type { Checkout, CheckoutChoices } from './checkout.queries.ts';

/** The option that lets the buyer type a value of their own. */
export const OTHER = 'other';
/** The option that makes the buyer the consignee. */
export const SELF = 'self';

const text = v.fallback(v.string(), '');

/** The values of the checkout form (§3, delivery data), also the schema of its draft. */
export const checkoutForm = v.object({
  /** The counterparty that the ids belong to; 0 if unknown. */
  counterpartyId: v.fallback(v.number(), 0),
  deliveryType: v.fallback(deliveryType, 'delivery'),
  shipment: v.fallback(shipmentKind, 'send-all'),
  paySystem: v.fallback(paySystem, 'invoice'),
  /** Ids as text; empty if nothing is chosen. */
  address: text,
  pickupStore: text,
  /** Code of a company, or OTHER together with `companyName`. */
  transportCompany: text,
  companyName: text,
  /** Id of a terminal, or OTHER together with `terminalAddress`. */
  terminal: text,
  terminalAddress: text,
  /** Id of a consignee, or SELF. */
  consignee: v.fallback(v.string(), SELF),
  contactName: text,
  contactPhone: text,
  date: text,
  comment: text,
});
export type CheckoutForm = v.InferOutput<typeof checkoutForm>;
export type CheckoutField = Exclude<keyof CheckoutForm, 'counterpartyId' | keyof CheckoutChoices>;

/** Parses any stored value; missing and invalid fields get their defaults. */
export function parseForm(draft: unknown): CheckoutForm {
  return v.parse(checkoutForm, typeof draft === 'object' && draft !== null ? draft : {});
}

/**
 * Preselects what the checkout offers in fields that are still empty. A value that is no longer on offer
 * stays, because only the buyer may send goods to another place.
 */
export function withOffers(draft: CheckoutForm, checkout: Checkout): CheckoutForm {
  const { counterparty, addresses, stores, transportCompanies } = checkout;
  const form = forCounterparty(draft, counterparty.id);
  const ownAddress = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const fullest = stores.toSorted((one, other) => other.linesHere - one.linesHere)[0];
  const onlyCompany = transportCompanies.length === 1 ? transportCompanies[0]?.code : undefined;
  return {
    ...form,
    ...(form.address === '' && ownAddress && withAddress(form, ownAddress, addresses)),
    pickupStore: form.pickupStore || String(fullest?.id ?? ''),
    transportCompany: form.transportCompany || (onlyCompany ?? ''),
  };
}

/** Addresses, consignees and dates of another counterparty are dropped; the comment stays. */
function forCounterparty(draft: CheckoutForm, counterpartyId: number): CheckoutForm {
  if ([0, counterpartyId].includes(draft.counterpartyId)) return { ...draft, counterpartyId };
  const { deliveryType, shipment, paySystem, comment } = draft;
  return parseForm({ counterpartyId, deliveryType, shipment, paySystem, comment });
}

type Address = Checkout['addresses'][number];

/** Selects an address and its contact, unless the buyer has entered another contact. */
export function withAddress(
  form: CheckoutForm,
  next: Address,
  addresses: readonly Address[],
): Pick<CheckoutForm, 'address' | 'contactName' | 'contactPhone'> {
  const before = contactOf(addresses.find(({ id }) => String(id) === form.address));
  const isOwn =
    (form.contactName !== '' && form.contactName !== before.contactName) ||
    (form.contactPhone !== '' && form.contactPhone !== before.contactPhone);
  const { contactName, contactPhone } = isOwn ? form : contactOf(next);
  return { address: String(next.id), contactName, contactPhone };
}

function contactOf(address: Address | undefined) {
  return {
    contactName: address?.contactName ?? '',
    contactPhone: formatPhone(address?.contactPhone ?? ''),
  };
}

export type OrderBody = CallInput<typeof placeOrder>['body'];

/** The body of the order: only fields of the chosen delivery type are filled in. */
export function toOrder(form: CheckoutForm, checkout: Checkout): OrderBody {
  const { deliveryType, shipment, paySystem, consignee, contactName, contactPhone, comment, date } = form;
  return {
    contragent: checkout.counterparty.id,
    deliveryType,
    shipment,
    paySystem,
    address: deliveryType === 'delivery' ? idOf(form.address) : null,
    pickupStore: deliveryType === 'pickup' ? idOf(form.pickupStore) : null,
    ...(deliveryType === 'transport' && transportOf(form, checkout)),
    consignee: consignee === SELF ? null : idOf(consignee),
    contactName: contactName.trim(),
    contactPhone: contactPhone.trim(),
    comment: comment.trim(),
    date: checkout.dates.earliestOn === null ? null : date || null,
    version: checkout.version,
  };
}

function transportOf(form: CheckoutForm, { transportCompanies }: Checkout) {
  const company = transportCompanies.find(({ code }) => code === form.transportCompany);
  const isListed = company !== undefined && form.terminal !== OTHER;
  return {
    transportCompany: company?.name ?? form.companyName.trim(),
    terminal: isListed ? idOf(form.terminal) : null,
    terminalAddress: isListed ? '' : form.terminalAddress.trim(),
  };
}

function idOf(id: string): number | null {
  return Number(id) || null;
}
