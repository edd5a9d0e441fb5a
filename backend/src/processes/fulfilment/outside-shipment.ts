import type { Day } from '../../platform/calendar/days.ts';

/** A shipment that leaves, as 1C knows it: its УПД and its sum. */
export interface OutsideShipment {
  /** Number of the УПД; empty while 1C has none. */
  readonly number: string;
  readonly on: Day;
  /** The shipment in 1C. */
  readonly externalId: string;
  /** Null: the prices of the order. */
  readonly kopecks: number | null;
}
