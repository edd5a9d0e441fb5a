import type { OrderStatus, PaySystem } from '@shop/contracts/basket-order/orders';
import type { Day } from '../../../../platform/calendar/days.ts';

/** A company as 1C is told of it. */
export interface ExchangeParty {
  /** 1C's id where 1C has given one, otherwise the shop's. */
  readonly id: string;
  readonly version: number | null;
  readonly name: string;
  readonly kind: 'LEGAL' | 'INDIVIDUAL';
  /** May be empty, like the КПП and the address. */
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly address: string;
}

export interface ExchangePerson {
  /** Empty for one who has no account. */
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  readonly position: string;
  /** Digits, or what was typed; may be empty, like the email. */
  readonly phone: string;
  readonly email: string;
}

export interface ExchangeLine {
  readonly kind: 'goods' | 'service';
  /** The offer in 1C: `product#characteristic`. */
  readonly id: string;
  readonly article: string;
  readonly name: string;
  readonly measure: string;
  /** Names and values of the characteristics. */
  readonly variant: Readonly<Record<string, string>>;
  readonly quantity: number;
  /** With VAT, like the total. */
  readonly priceKopecks: number;
  readonly totalKopecks: number;
  readonly vatPercent: number;
}

/** An order as 1C is told of it. */
export interface ExchangeOrder {
  /** The same for ever: 1C finds by it the order that it has. 1C's own for an order that was created there. */
  readonly id: string;
  readonly number: string;
  /** The number that 1C has given it, and its day; empty and null until then. */
  readonly number1c: string;
  readonly datedOn1c: Day | null;
  /** Grows with every change. */
  readonly version: number;
  /** Day and time of placing in Moscow. */
  readonly placedOn: Day;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly cancelReason: string;
  readonly totalKopecks: number;
  readonly deliveryKopecks: number;
  readonly paySystem: PaySystem;
  readonly dueOn: Day | null;
  readonly deliveryType: 'delivery' | 'pickup' | 'transport';
  readonly shipment: 'send-all' | 'send-fast';
  readonly address: string;
  readonly addressComment: string;
  readonly transportCompany: string;
  readonly wishedOn: Day | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly comment: string;
  readonly contract: { readonly number: string; readonly signedOn: Day } | null;
  /** Where the goods, or most of them, leave. */
  readonly warehouse: { readonly id: string; readonly name: string } | null;
  readonly buyer: ExchangeParty;
  /** Null once the person is erased. */
  readonly author: ExchangePerson | null;
  /** Null if the buyer receives the goods himself. */
  readonly consignee: ExchangeParty | null;
  readonly lines: readonly ExchangeLine[];
}

/** Names that the shop has chosen for 1C. */
export interface ExchangeNames {
  readonly numberPrefix: string;
  readonly deliveryName: string;
  /** Empty where neither the setting nor the seller names one. */
  readonly organisation: string;
}
