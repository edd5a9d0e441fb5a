import type { Day } from '../../../../platform/calendar/days.ts';

export type DocumentKind = 'order' | 'shipment' | 'payment' | 'refund' | 'return' | 'invoice';

/** A line of a document in base units, prices with VAT. */
export interface OutsideLine {
  readonly line: number;
  /** 1C's id: `product#variant`. */
  readonly id: string;
  readonly article: string;
  readonly name: string;
  readonly isService: boolean;
  readonly quantity: number;
  readonly priceKopecks: number;
  readonly totalKopecks: number;
  readonly vatPercent: number | null;
}

/** A company as a document or a file of companies names it; fields that are missing are empty. */
export interface OutsideParty {
  readonly id: string;
  readonly name: string;
  readonly inn: string;
  readonly kpp: string;
}

/** A number and day that 1C has given something that follows from an order. */
export interface OutsideNumber {
  readonly number: string;
  readonly on: Day;
}

/** A document of 1C as it was read. */
export interface OutsideDocument {
  readonly kind: DocumentKind;
  readonly line: number;
  /** `Ид`; may be empty. */
  readonly id: string;
  /** `Номер`: of the shop or of 1C, whichever system began the order. */
  readonly number: string;
  readonly siteNumber: string;
  /** 1C's own number; empty if it does not say. */
  readonly number1c: string;
  readonly on: Day | null;
  readonly on1c: Day | null;
  /** The order that it belongs to: an id or a number. */
  readonly base: string;
  readonly status: string;
  readonly isDeleted: boolean;
  readonly isCancelled: boolean;
  /** Null: not said. */
  readonly isPosted: boolean | null;
  readonly refusal: string;
  readonly cancelReason: string;
  readonly comment: string;
  readonly currency: string;
  readonly totalKopecks: number | null;
  readonly buyer: OutsideParty | null;
  readonly lines: readonly OutsideLine[];
  readonly plannedOn: Day | null;
  /** Null: not said, like `isShipped`. */
  readonly isPaid: boolean | null;
  readonly payment: OutsideNumber | null;
  readonly isShipped: boolean | null;
  readonly shipment: OutsideNumber | null;
  readonly upd: OutsideNumber | null;
  readonly invoice: OutsideNumber | null;
  readonly deliveryType: string;
  readonly address: string;
  readonly paySystem: string;
  readonly contract: string;
}

/** A record that cannot be right. */
export interface OutsideProblem {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  readonly subject: DocumentKind | 'document' | 'counterparty' | 'contract';
  readonly externalId: string;
  readonly name: string;
}
