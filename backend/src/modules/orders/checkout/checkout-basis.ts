import type { DeliveryType, ShipmentKind } from '@shop/contracts/basket-order/orders';
import type { Day } from '../../../platform/calendar/days.ts';
import type { BasketRecord, BasketSettings } from '../../basket/basket.api.ts';
import type { ContractCredit } from '../../finances/finances.api.ts';
import type { PriceTerms, WarehouseStock } from '../../offers/offers.api.ts';
import type { Tariffs } from '../../pricing/pricing.api.ts';
import type { ShippableLine } from '../shipping/shipments.ts';
import type { WorkingCalendar } from '../shipping/working-days.ts';

export interface CheckoutChoices {
  readonly shipment: ShipmentKind;
  readonly deliveryType: DeliveryType;
  /** The requested day; an impossible one is ignored. */
  readonly date?: Day | null;
}

/** The input of a checkout. */
export interface CheckoutBasis {
  readonly counterpartyId: number;
  readonly records: readonly BasketRecord[];
  readonly terms: PriceTerms;
  readonly tariffs: Tariffs;
  /** The contract that new orders fall under. */
  readonly contract: ContractCredit | undefined;
  /** The part of the contract's documents that is due by now. */
  readonly dueKopecks: number;
  readonly settings: BasketSettings;
  readonly calendar: WorkingCalendar;
  readonly now: Date;
}

export interface CheckoutLine extends ShippableLine {
  readonly productCode: string;
  readonly article: string;
  /** Includes size and height. */
  readonly name: string;
  readonly measure: string;
  readonly stocks: readonly WarehouseStock[];
  readonly totalKopecks: number;
  readonly vatPercent: number;
}
