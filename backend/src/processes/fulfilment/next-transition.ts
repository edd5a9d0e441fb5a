import type { OrderStatus, PaySystem, ShipmentStatus } from '@shop/contracts/basket-order/orders';

/** A part of an order that leaves together, with the quantity of each line in it. */
export interface ShipmentState {
  readonly id: number;
  /** Counted from 1 within the order. */
  readonly position: number;
  readonly status: ShipmentStatus;
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
}

/** Everything the next transition of an order depends on. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly paySystem: PaySystem;
  readonly totalKopecks: number;
  /** Payments for this order so far. */
  readonly paidKopecks: number;
  /** Ordered by `position`. */
  readonly shipments: readonly ShipmentState[];
  /** By position of the line: units set aside for it in the warehouses that have not left. */
  readonly setAside: ReadonlyMap<number, number>;
}

/** The transitions of an order; each is one transaction. */
export type Transition =
  | { readonly kind: 'confirm' }
  /** The customer's payment of the invoice arrives. */
  | { readonly kind: 'pay'; readonly kopecks: number }
  /** Missing goods are delivered to the warehouse and set aside. */
  | {
      readonly kind: 'receive';
      /** Only the goods of this shipment; of all that are still here without it. */
      readonly shipment?: ShipmentState;
    }
  | { readonly kind: 'pick' | 'ship' | 'deliver'; readonly shipment: ShipmentState };
export type TransitionKind = Transition['kind'];

/**
 * The next transition of an order (decision 054); null for a closed one. Goods on an invoice are picked only after
 * payment. Picked goods leave before anything else begins, and a first shipment is delivered while the second waits for
 * its goods. Throws for an order without shipments.
 */
export function nextTransition(order: OrderState): Transition | null {
  const { status, paySystem, shipments } = order;
  if (status === 'delivered' || status === 'cancelled') return null;
  if (status === 'new') return { kind: 'confirm' };
  const unpaidKopecks = order.totalKopecks - order.paidKopecks;
  if (paySystem === 'invoice' && status === 'confirmed' && unpaidKopecks > 0)
    return { kind: 'pay', kopecks: unpaidKopecks };

  const ready = readyShipments(order);
  const picked = ready.find((shipment) => shipment.status === 'picking');
  if (picked !== undefined) return { kind: 'ship', shipment: picked };
  const complete = ready.find((shipment) => shipment.status === 'planned');
  if (complete !== undefined) return { kind: 'pick', shipment: complete };
  const onTheWay = shipments.find((shipment) => shipment.status === 'shipped');
  if (onTheWay !== undefined) return { kind: 'deliver', shipment: onTheWay };
  if (shipments.some(isInWarehouse)) return { kind: 'receive' };
  throw new Error('An open order has nothing that could leave or arrive');
}

/** Shipments still in the warehouse whose goods are all set aside; an earlier one has the first claim. */
function readyShipments({ shipments, setAside }: OrderState): readonly ShipmentState[] {
  const left = new Map(setAside);
  return shipments.filter(isInWarehouse).filter(({ lines }) => {
    const isReady = lines.every(({ position, quantity }) => (left.get(position) ?? 0) >= quantity);
    for (const { position, quantity } of lines) left.set(position, (left.get(position) ?? 0) - quantity);
    return isReady;
  });
}

function isInWarehouse({ status }: ShipmentState): boolean {
  return status === 'planned' || status === 'picking';
}
