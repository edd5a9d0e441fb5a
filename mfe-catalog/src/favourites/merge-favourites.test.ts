import { buildProductWith } from '../testing/product.builder.ts';
import { mergeFavourites } from './merge-favourites.ts';

const a = buildProductWith({ name: 'А' });
const b = buildProductWith({ name: 'Б' });
const c = buildProductWith({ name: 'В' });
const d = buildProductWith({ name: 'Г' });
const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);

it.each([
  ['what has been taken out stays where it was', [a, b, c], [a, c], [a, c], [a, b, c]],
  ['the last one too', [a, b, c], [a, b], [a, b], [a, b, c]],
  ['all of them', [a, b, c], [], [], [a, b, c]],
  ['what another tab has added comes in', [a, b], [d, a, b], [d, a, b], [d, a, b]],
  ['what another page took over goes there', [a, b], [d, a], [d, a, b], [d, a]],
  ['both at once', [a, b, c], [d, a, c], [d, a, c], [d, b, a, c]],
])('%s', (_, shown, answered, listed, expected) => {
  expect(idsOf(mergeFavourites(shown, answered, idsOf(listed)))).toEqual(idsOf(expected));
});

it('follows the answer while the header is not there', () => {
  expect(idsOf(mergeFavourites([a, b], [a], undefined))).toEqual([a.id]);
});

it('shows the newer of two answers about one product', () => {
  const newer = { ...a, inBasket: 5 };
  expect(mergeFavourites([a], [newer], [a.id])).toEqual([newer]);
});
