import type { OrderStatus, PaySystem, ShipmentStatus } from '@shop/contracts/basket-order/orders';

/** A part of an order that leaves together, with what of each line it holds. */
export interface StepShipment {
  readonly id: number;
  /** From 1 in the order. */
  readonly position: number;
  readonly status: ShipmentStatus;
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
}

/** What of an order its next step follows from. */
export interface StepOrder {
  readonly status: OrderStatus;
  readonly paySystem: PaySystem;
  readonly totalKopecks: number;
  /** Payments of this order so far. */
  readonly paidKopecks: number;
  /** By `position`. */
  readonly shipments: readonly StepShipment[];
  /** By position of the line: units in the warehouses that are set aside for it and have not left. */
  readonly setAside: ReadonlyMap<number, number>;
}

/** What the back office does next for an order; one transaction each. */
export type Step =
  | { readonly kind: 'confirm' }
  /** The customer's payment of the invoice comes. */
  | { readonly kind: 'pay'; readonly kopecks: number }
  /** What is missing is delivered to the warehouse and set aside. */
  | { readonly kind: 'receive' }
  | { readonly kind: 'pick' | 'ship' | 'deliver'; readonly shipment: StepShipment };
export type StepKind = Step['kind'];

/**
 * The next step of an order (decisions, Orders); null for one that is closed. Throws for one without shipments. Goods on an invoice are picked after payment
 * only. What has been picked leaves before anything else is begun, and a first shipment is delivered while the second
 * waits for its goods.
 */
export function nextStep(order: StepOrder): Step | null {
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

/** Shipments still here whose goods are all set aside; an earlier one has the first claim on what there is. */
function readyShipments({ shipments, setAside }: StepOrder): readonly StepShipment[] {
  const left = new Map(setAside);
  return shipments.filter(isInWarehouse).filter(({ lines }) => {
    const isReady = lines.every(({ position, quantity }) => (left.get(position) ?? 0) >= quantity);
    for (const { position, quantity } of lines) left.set(position, (left.get(position) ?? 0) - quantity);
    return isReady;
  });
}

function isInWarehouse({ status }: StepShipment): boolean {
  return status === 'planned' || status === 'picking';
}

/** Where the order stands once all its shipments are as they are now; it never goes back. */
export function statusAfter(shipments: readonly Pick<StepShipment, 'status'>[]): OrderStatus {
  const kept = shipments.filter(({ status }) => status !== 'cancelled');
  const are = (...statuses: readonly ShipmentStatus[]) =>
    kept.every(({ status }) => statuses.includes(status));
  if (are('delivered')) return 'delivered';
  return are('shipped', 'delivered') ? 'shipped' : 'picking';
}
