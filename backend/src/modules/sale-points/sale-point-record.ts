import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { sql } from 'kysely';

/** The fields of a sale point that a user fills in. */
export type Words = Omit<SalePoint, 'id' | 'isActive' | 'companies'>;

export const shown = [
  'point.id',
  'point.name',
  'point.address',
  'point.contact_name as contactName',
  'point.contact_phone as contactPhone',
  'point.working_hours as workingHours',
  'point.latitude',
  'point.longitude',
  'point.active as isActive',
] as const;

type Shown = Omit<SalePoint, 'coordinates' | 'companies'> & {
  readonly latitude: number | null;
  readonly longitude: number | null;
};

export function salePointOf(
  { latitude, longitude, ...point }: Shown,
  companies: SalePoint['companies'],
): SalePoint {
  const coordinates: SalePoint['coordinates'] =
    latitude === null || longitude === null ? null : [latitude, longitude];
  return { ...point, coordinates, companies };
}

export function columnsOf({ name, address, contactName, contactPhone, workingHours, coordinates }: Words) {
  const [latitude, longitude] = coordinates ?? [null, null];
  const contact = { contact_name: contactName, contact_phone: contactPhone, working_hours: workingHours };
  return { name, address, ...contact, latitude, longitude };
}

/** The same name at the same address; case does not tell two of them apart. */
export function isNamed({ name, address }: Pick<Words, 'name' | 'address'>) {
  return sql<boolean>`lower(point.name) = lower(${name}) and lower(point.address) = lower(${address})`;
}
