import type { placeOrder } from '@shop/contracts/basket-order/checkout';
import { deliveryType, paySystem, shipmentKind } from '@shop/contracts/basket-order/orders';
import type { CallInput } from '@shop/contracts/platform/call';
import { formatPhone } from '@shop/domain/format/phone';
import * as v from 'valibot';
import type { Checkout, CheckoutChoices } from './checkout.queries.ts';

/** The choice in a list that means «something else, which I type». */
export const OTHER = 'other';
/** The buyer is the consignee. */
export const SELF = 'self';

const text = v.fallback(v.string(), '');

/** What the buyer chose and typed (§3 delivery data), as the form holds it and the draft keeps it. */
const checkoutForm = v.object({
  /** Whose addresses and consignees the ids are; 0 while nobody knows. */
  counterpartyId: v.fallback(v.number(), 0),
  deliveryType: v.fallback(deliveryType, 'delivery'),
  shipment: v.fallback(shipmentKind, 'send-all'),
  paySystem: v.fallback(paySystem, 'invoice'),
  /** Ids as text, empty for nothing yet. */
  address: text,
  pickupStore: text,
  /** Code of a company, or OTHER for the one in `companyName`. */
  transportCompany: text,
  companyName: text,
  /** Id, or OTHER for the one in `terminalAddress`. */
  terminal: text,
  terminalAddress: text,
  /** Id, or SELF. */
  consignee: v.fallback(v.string(), SELF),
  contactName: text,
  contactPhone: text,
  date: text,
  comment: text,
});
export type CheckoutForm = v.InferOutput<typeof checkoutForm>;
export type CheckoutField = Exclude<keyof CheckoutForm, 'counterpartyId' | keyof CheckoutChoices>;

/** Makes a form of anything: of a draft, of half a draft, of nothing. */
export function parseForm(draft: unknown): CheckoutForm {
  return v.parse(checkoutForm, typeof draft === 'object' && draft !== null ? draft : {});
}

/**
 * Fills in what the checkout offers where the buyer has not chosen yet. What was chosen stays, even if it is not on offer
 * any more: goods go to another place only when somebody says so.
 */
export function withOffers(draft: CheckoutForm, checkout: Checkout): CheckoutForm {
  const { counterparty, addresses, stores, transportCompanies } = checkout;
  const form = ofCounterparty(draft, counterparty.id);
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

/** Another company's addresses, people and days mean nothing for this one; words stay. */
function ofCounterparty(draft: CheckoutForm, counterpartyId: number): CheckoutForm {
  if ([0, counterpartyId].includes(draft.counterpartyId)) return { ...draft, counterpartyId };
  const { deliveryType, shipment, paySystem, comment } = draft;
  return parseForm({ counterpartyId, deliveryType, shipment, paySystem, comment });
}

type Address = Checkout['addresses'][number];

/** The address chosen, and whom to call there, unless the buyer has named somebody else. */
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

/** The order as the buyer sees it: the fields of the chosen delivery and no leftovers of another. */
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
