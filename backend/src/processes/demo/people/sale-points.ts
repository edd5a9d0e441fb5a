import type { Coordinates } from '@shop/contracts/platform/place-fields';
import type { Db } from '../../../platform/database/database.ts';

interface DemoSalePoint {
  readonly name: string;
  readonly address: string;
  readonly contact?: readonly [name: string, phone: string];
  readonly workingHours: string;
  readonly coordinates: Coordinates;
  readonly isShared?: boolean;
  readonly isClosed?: boolean;
}

const points: readonly DemoSalePoint[] = [
  {
    name: 'Магазин в Химках',
    address: 'Московская обл., г. Химки, ул. Московская, д. 14',
    contact: ['Мария Ежова', '79000000023'],
    workingHours: 'ежедневно 9–21',
    coordinates: [55.8943, 37.4439],
  },
  {
    name: 'Магазин в Мытищах',
    address: 'Московская обл., г. Мытищи, Олимпийский проспект, д. 29',
    contact: ['Светлана Орлова', '79000000031'],
    workingHours: 'пн–сб 9–20',
    coordinates: [55.9157, 37.7594],
  },
  {
    name: 'Павильон на строительном рынке',
    address: 'Московская обл., г. Красногорск, ул. Ленина, д. 38',
    contact: ['Андрей Васильков', '79000000032'],
    workingHours: 'пн–вс 8–19',
    coordinates: [55.8204, 37.3302],
    isShared: true,
  },
  {
    name: 'Витрина в офисе',
    address: 'г. Москва, ул. Руставели, д. 14, стр. 6, офис 12',
    workingHours: 'пн–пт 9–18',
    coordinates: [55.8131, 37.5897],
  },
  {
    name: 'Магазин в Люберцах',
    address: 'Московская обл., г. Люберцы, Октябрьский проспект, д. 112',
    workingHours: 'закрыт на ремонт',
    coordinates: [55.6783, 37.8937],
    isClosed: true,
  },
];

/** Seeds sale points of ООО «Ромашка», one of them shared with the entrepreneur. */
export async function seedSalePoints(db: Db, own: number, second: number): Promise<void> {
  for (const { name, address, contact, workingHours, coordinates, isShared, isClosed } of points) {
    const { id } = await db
      .insertInto('sale_points')
      .values({
        name,
        address,
        contact_name: contact?.[0] ?? '',
        contact_phone: contact?.[1] ?? '',
        working_hours: workingHours,
        latitude: coordinates[0],
        longitude: coordinates[1],
        active: isClosed !== true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('counterparty_sale_points')
      .values(
        (isShared ? [own, second] : [own]).map((counterparty_id) => ({ counterparty_id, sale_point_id: id })),
      )
      .execute();
  }
}
