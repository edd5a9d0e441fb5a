import { withControlDigits } from '@shop/domain/validation/inn';
import { romashka } from './companies.ts';
import type { DemoPlace } from './company.ts';

/** Delivery addresses of ООО «Ромашка». */
export const romashkaPlaces: readonly DemoPlace[] = [
  {
    address: 'г. Москва, ул. Руставели, д. 14, стр. 6, склад',
    name: 'Главный склад',
    comment: 'Въезд с улицы Яблочкова, пропуск заказывает Павел',
    contact: ['Павел Ермаков', '79000000011'],
    coordinates: [55.8131, 37.5897],
  },
  {
    address: 'Московская обл., г. Подольск, ул. Правды, д. 32, цех 4',
    name: 'Цех в Подольске',
    comment: 'Разгрузка боковая',
    contact: ['Галина Викторовна', '79000000012'],
    coordinates: [55.4249, 37.5361],
  },
  {
    address: 'г. Москва, Варшавское шоссе, д. 170Г, объект «Южный»',
    comment: 'Стройка: каска обязательна, приёмка до 16:00',
    coordinates: [55.5954, 37.6006],
  },
];

/** Its consignees besides the company itself. */
export const romashkaConsignees = [
  {
    name: 'Подольский филиал ООО «Ромашка»',
    inn: romashka.inn,
    kpp: '503643001',
    address: '142100, Московская обл., г. Подольск, ул. Правды, д. 32',
  },
  {
    name: 'ООО «Южный подряд»',
    inn: withControlDigits('772684519'),
    kpp: '772601001',
    address: '117405, г. Москва, Варшавское шоссе, д. 170Г',
  },
] as const;

export const vasilkovPlaces: readonly DemoPlace[] = [
  {
    address: 'Московская обл., г. Красногорск, ул. Ленина, д. 38',
    comment: 'Позвонить за час',
    coordinates: [55.8204, 37.3302],
  },
];
