import { parseMeasure } from './parse-measure.ts';

const chest = { unit: 'см', min: 60, max: 180 };
const between = { problem: 'От\u00a060 до\u00a0180\u00a0см' };

it.each<[string, ReturnType<typeof parseMeasure>]>([
  ['', {}],
  ['  ', {}],
  ['96', { value: 96 }],
  [' 96,5 ', { value: 96.5 }],
  ['96.5', { value: 96.5 }],
  ['96,', { value: 96 }],
  ['96 см', { value: 96 }],
  ['60', { value: 60 }],
  ['180', { value: 180 }],
  ['180,01', { ...between, isUnfinished: false }],
  ['59,99', { ...between, isUnfinished: true }],
  ['9', { ...between, isUnfinished: true }],
  ['0', { ...between, isUnfinished: true }],
  ['99999', { problem: 'Введите число, например 120' }],
  ['-96', { problem: 'Введите число, например 120' }],
  ['9е1', { problem: 'Введите число, например 120' }],
  ['девяносто', { problem: 'Введите число, например 120' }],
  ['96 дюймов', { problem: 'Введите число, например 120' }],
  ['<b>96</b>', { problem: 'Введите число, например 120' }],
])('«%s»', (typed, measure) => {
  expect(parseMeasure(typed, chest)).toEqual(measure);
});
