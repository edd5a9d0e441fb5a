import * as v from 'valibot';
import { smartFilter } from './smart-filter-answer.ts';

const wire = (low: object, high: object) => ({
  items: {
    props: [],
    prices: [
      {
        code: 'base',
        name: 'Цена',
        values: [
          { controlName: 'arrFilter_P1_MIN', ...low },
          { controlName: 'arrFilter_P1_MAX', ...high },
        ],
      },
    ],
  },
  elementCount: 3,
  setFilterUrlParam: 'clear',
});

it('accepts prices as servers of the family send them, and converts rubles to kopecks', () => {
  const answer = wire(
    { value: '99.5', filteredValue: '', htmlValue: '' },
    { value: '12&nbsp;345,60', filteredValue: '2 000', htmlValue: 1500 },
  );
  const { range } = v.parse(smartFilter, answer).items.prices[0]!;
  expect(range).toEqual({
    controlNameMin: 'arrFilter_P1_MIN',
    controlNameMax: 'arrFilter_P1_MAX',
    min: 9950,
    max: 1_234_560,
    filteredMin: 9950,
    filteredMax: 200_000,
    chosenMin: null,
    chosenMax: 150_000,
  });
});

it('rejects a bound that is not a number', () => {
  expect(v.safeParse(smartFilter, wire({ value: 'много' }, { value: 5 })).success).toBe(false);
});
