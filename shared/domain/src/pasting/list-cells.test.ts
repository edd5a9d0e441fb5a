import { listCells } from './list-cells.ts';

it.each([
  ...['Количество', 'Кол-во', 'Колво', 'Кол.', 'Quantity', 'qty', 'Заказ', 'Заказать', 'Нужно', 'К заказу'],
  ...['Amount', 'Count', 'pcs', 'шт', 'Кол-во, шт', 'К заказу, шт', 'Нужно, пар', 'Колво шт', 'Amount, pcs'],
  ...['Кол. в заказе', 'Количество (упаковок)'],
])('«%s» above quantities is none of them', (heading) => {
  expect(listCells([[heading], ['5'], ['7']])).toEqual({ cells: ['5', '7'], isNarrowed: false });
});

it.each(['нет', 'Цена', 'Шт. в упаковке'])('«%s» above quantities keeps its place', (cell) => {
  expect(listCells([[cell], ['5'], ['7']])?.cells).toEqual([cell, '5', '7']);
});
