import type { placeOrder } from '@shop/contracts/basket-order/checkout';
import type { Consignee } from '@shop/contracts/basket-order/consignees';
import { REQUIRED } from '@shop/domain/validation/messages';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { NotFound, Validation } from '../../../platform/errors/errors.ts';
import { consigneesOf } from '../../consignees/consignees.api.ts';
import { addressesOf } from '../../delivery-addresses/delivery-addresses.api.ts';
import { isPickupPoint } from '../../pickup-points/pickup-points.api.ts';
import { terminalById } from '../../transport/transport.api.ts';

/** The buyer's choices and entries (§3 Delivery data). */
export type OrderDetails = v.InferOutput<typeof placeOrder.body & {}>;

/** The destination and contact as text, which the order stores because addresses and terminals change. */
export interface Destination {
  /** Empty for pickup, which uses the warehouse's address. */
  readonly address: string;
  /** For the driver: gate, pass, working hours. */
  readonly addressComment: string;
  readonly pickupStoreId: number | null;
  readonly transportCompany: string;
  readonly terminalId: number | null;
  readonly contactName: string;
  readonly contactPhone: string;
}

/**
 * Reads the fields of the chosen delivery type and ignores the rest. Throws `Validation` naming the first field that is
 * missing or wrong, and `NotFound` for another counterparty's address.
 */
export function findDestination(db: Db, actor: Actor, details: OrderDetails): Promise<Destination> {
  const { deliveryType } = details;
  if (deliveryType === 'pickup') return findStore(db, details);
  return deliveryType === 'delivery' ? findAddress(db, actor, details) : findTerminal(db, details);
}

/** Returns null when the buyer is the consignee. Throws `NotFound` for another counterparty's consignee. */
export async function findConsignee(
  db: Db,
  actor: Actor,
  { consignee }: OrderDetails,
): Promise<Consignee | null> {
  return consignee === null ? null : orNameField('consignee', consigneesOf(db, actor).byId(consignee));
}

async function findAddress(db: Db, actor: Actor, details: OrderDetails): Promise<Destination> {
  if (details.address === null) throw new Validation(REQUIRED, 'address');
  const found = await orNameField('address', addressesOf(db, actor).byId(details.address));
  const { address, comment, contactName, contactPhone } = found;
  const isContactGiven = details.contactName !== '' || details.contactPhone !== '';
  return {
    ...nowhere(details),
    address,
    addressComment: comment,
    ...(isContactGiven ? {} : { contactName, contactPhone }),
  };
}

async function findStore(db: Db, details: OrderDetails): Promise<Destination> {
  const { pickupStore } = details;
  if (pickupStore === null) throw new Validation(REQUIRED, 'pickupStore');
  if (!(await isPickupPoint(db, pickupStore)))
    throw new Validation('Выберите склад из списка', 'pickupStore');
  return { ...nowhere(details), pickupStoreId: pickupStore };
}

async function findTerminal(db: Db, details: OrderDetails): Promise<Destination> {
  const { terminal: terminalId, transportCompany, terminalAddress } = details;
  if (terminalId !== null) {
    const terminal = await terminalById(db, terminalId);
    if (terminal === undefined) throw new Validation('Выберите терминал из списка', 'terminal');
    const { companyName, city, address } = terminal;
    return {
      ...nowhere(details),
      address: address.includes(city) ? address : `${city}, ${address}`,
      transportCompany: companyName,
      terminalId,
    };
  }
  if (transportCompany === '') throw new Validation(REQUIRED, 'transportCompany');
  if (terminalAddress === '') throw new Validation(REQUIRED, 'terminalAddress');
  return { ...nowhere(details), address: terminalAddress, transportCompany };
}

function nowhere({ contactName, contactPhone }: OrderDetails): Destination {
  return {
    address: '',
    addressComment: '',
    pickupStoreId: null,
    transportCompany: '',
    terminalId: null,
    contactName,
    contactPhone,
  };
}

async function orNameField<T>(field: string, finding: Promise<T>): Promise<T> {
  try {
    return await finding;
  } catch (error) {
    throw error instanceof NotFound ? new NotFound(error.message, field) : error;
  }
}
