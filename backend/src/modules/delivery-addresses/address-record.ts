import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Fields that a buyer fills in. */
export type AddressFields = Omit<DeliveryAddress, 'id' | 'isDefault'>;

export const addressColumns = [
  'id',
  'address',
  'name',
  'comment',
  'contact_name as contactName',
  'contact_phone as contactPhone',
  'latitude',
  'longitude',
  'is_default as isDefault',
] as const;

type AddressRow = Omit<DeliveryAddress, 'coordinates'> &
  Pick<Selectable<Schema['delivery_addresses']>, 'latitude' | 'longitude'>;

export function addressOf({ latitude, longitude, ...address }: AddressRow): DeliveryAddress {
  return { ...address, coordinates: latitude === null || longitude === null ? null : [latitude, longitude] };
}

export function columnsOf({ address, name, comment, contactName, contactPhone, coordinates }: AddressFields) {
  const [latitude, longitude] = coordinates ?? [null, null];
  const contact = { contact_name: contactName, contact_phone: contactPhone };
  return { address, name, comment, ...contact, latitude, longitude };
}

/** Matches an address with the same fields, ignoring case. */
export function hasSameFields({ address, name, comment, contactName, contactPhone }: AddressFields) {
  return ({ and }: ExpressionBuilder<Schema, 'delivery_addresses'>) =>
    and([
      sql<boolean>`lower(address) = lower(${address})`,
      sql<boolean>`lower(name) = lower(${name})`,
      sql<boolean>`lower(comment) = lower(${comment})`,
      sql<boolean>`lower(contact_name) = lower(${contactName})`,
      sql<boolean>`contact_phone = ${contactPhone}`,
    ]);
}
