import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mayNameOffer, namedOffers } from './named-offers.ts';

const shoes = ['39', '42', '43'].map((size) => ({
  id: size,
  article: `БТ-42-${size}`,
  variant: { Размер: size },
}));
const suits = ['48-50', '52-54'].flatMap((size) =>
  ['170-176', '182-188'].map((height) => ({
    id: `${size}/${height}`,
    article: `КС-7/${size}/${height}`,
    variant: { Размер: size, Рост: height },
  })),
);
const shirts = ['S', 'M', 'XL'].map((size) => ({
  id: size,
  article: `ФТ-1-${size}`,
  variant: { Размер: size },
}));

const labels = (offers: readonly { variant: object }[]) =>
  offers.map(({ variant }) => Object.values(variant).join(' '));

for (const [query, offers, asked] of [
  ['БТ-42-43', shoes, ['43']],
  ['бт 42 43', shoes, ['43']],
  ['ботинки бт-42-43', shoes, ['43']],
  ['ботинки 42 размер', shoes, ['42']],
  ['ботинки р.42', shoes, ['42']],
  ['ботинки 42р', shoes, ['42']],
  ['ботинки', shoes, []],
  ['ботинки 50', shoes, []],
  ['БТ-42', shoes, []],
  ['костюм 52-54', suits, ['52-54 170-176', '52-54 182-188']],
  ['костюм 52-54 182-188', suits, ['52-54 182-188']],
  ['костюм 52-54/182-188', suits, ['52-54 182-188']],
  ['костюм 52', suits, ['52-54 170-176', '52-54 182-188']],
  ['футболка xl', shirts, ['XL']],
  ['футболка М', shirts, ['M']],
  ['ботинки 42', shoes.slice(1, 2), []],
] as const)
  it(`«${query}» names ${asked.join(', ') || 'no size'} of ${offers.length}`, () => {
    const found = namedOffers(offers, query);
    assert.deepEqual(labels(found), asked);
    if (asked.length > 0) assert.ok(mayNameOffer(query));
  });

it('words alone name no size', () => {
  assert.equal(mayNameOffer('перчатки нитриловые'), false);
});
