import type { OfferToWrite } from '../../commerceml/export/write-offers.ts';
import type { Random } from '../people/random.ts';
import { guidOf } from './classifier.ts';
import { demoBarcode } from './demo-barcode.ts';
import type { DemoProduct } from './demo-product.ts';

/** Four price types; the first is the list price. */
export const demoPriceTypes = [
  { id: guidOf('price retail'), name: 'Розничная', share: 1 },
  { id: guidOf('price wholesale'), name: 'Оптовая', share: 0.88 },
  { id: guidOf('price large'), name: 'Крупный опт', share: 0.81 },
  { id: guidOf('price partner'), name: 'Партнёр', share: 0.75 },
] as const;

export const demoWarehouses = [
  {
    id: guidOf('warehouse msk'),
    name: 'Москва',
    address: '109428, Москва, Рязанский проспект, 2, стр. 86',
    latitude: 55.7287,
    longitude: 37.7428,
    workingHours: 'Пн–Пт 8:00–20:00, Сб 9:00–16:00',
  },
  {
    id: guidOf('warehouse spb'),
    name: 'Санкт-Петербург',
    address: '192019, Санкт-Петербург, ул. Седова, 11, лит. А',
    latitude: 59.9052,
    longitude: 30.4004,
    workingHours: 'Пн–Пт 9:00–19:00',
  },
  {
    id: guidOf('warehouse ekb'),
    name: 'Екатеринбург',
    address: '620024, Екатеринбург, Сибирский тракт, 12, корп. 7',
    latitude: 56.8099,
    longitude: 60.6776,
    workingHours: 'Пн–Пт 9:00–18:00, Сб 10:00–15:00',
  },
] as const;

/** Offers of a product: its sizes, or the product itself under its own id. Arrivals are counted from `today`. */
export function demoOffers(
  { kind, product, retailKopecks, random }: DemoProduct,
  today: Date,
): readonly OfferToWrite[] {
  const breaks = breaksOf(product.minOrderCount, product.measureFactor, random);
  const availability = random.chance(0.12) ? 'none' : random.chance(0.25) ? 'scarce' : 'plenty';
  const variants = variantsOf(kind.sizes, random);
  return variants.map((variant, index) => {
    const label = Object.values(variant).join(', ');
    const isLarge = variants.length > 3 && index >= variants.length - 1;
    const suffix = Object.values(variant).join('/');
    const article = label === '' ? product.article : `${product.article}-${suffix}`;
    return {
      id: label === '' ? product.id : `${product.id}#${guidOf(`offer ${product.article} ${label}`)}`,
      productId: product.id,
      article,
      name: label === '' ? product.name : `${product.name} (${label})`,
      variant,
      barcodes: [demoBarcode(article)],
      prices: pricesOf(isLarge ? retailKopecks * 1.06 : retailKopecks, breaks),
      stocks: stocksOf(availability, product.minOrderCount, random, today),
    };
  });
}

/** A range of sizes from the scale, each in one or two heights. */
function variantsOf(sizes: Readonly<Record<string, readonly string[]>> | undefined, random: Random) {
  const [first, second] = Object.entries(sizes ?? {});
  if (first === undefined) return [{}];
  const [name, scale] = first;
  const count = Math.min(scale.length, random.whole(3, second === undefined ? 6 : 4));
  const start = random.whole(0, scale.length - count);
  const run = scale.slice(start, start + count);
  if (second === undefined) return run.map((size) => ({ [name]: size }));
  const [heightName, heights] = second;
  const tall = random.whole(0, heights.length - 2);
  return run.flatMap((size) =>
    heights.slice(tall, tall + 2).map((height) => ({ [name]: size, [heightName]: height })),
  );
}

type Break = readonly [from: number, share: number];

function breaksOf(minOrderCount: number, factor: number | null, random: Random): readonly Break[] {
  if (!random.chance(0.45)) return [[1, 1]];
  const first = factor ?? Math.max(minOrderCount * 5, 10);
  const breaks: readonly Break[] = [
    [1, 1],
    [first, 0.96],
    [first * 5, 0.92],
  ];
  return breaks.slice(0, random.whole(2, 3)).filter(([from], index) => index === 0 || from > 1);
}

function pricesOf(retail: number, breaks: readonly Break[]): OfferToWrite['prices'] {
  return demoPriceTypes.flatMap(({ id, share }) =>
    breaks.map(([fromQuantity, less]) => ({
      priceTypeId: id,
      fromQuantity,
      kopecks: Math.max(10, Math.round((retail * share * less) / 10) * 10),
    })),
  );
}

function stocksOf(
  availability: 'none' | 'scarce' | 'plenty',
  unit: number,
  random: Random,
  today: Date,
): OfferToWrite['stocks'] {
  const share = { none: 0, scarce: 0.35, plenty: 0.8 }[availability];
  return demoWarehouses.map(({ id }) => {
    const quantity = random.chance(share) ? random.whole(1, availability === 'scarce' ? 8 : 120) * unit : 0;
    const isArriving = random.chance(quantity === 0 ? 0.55 : 0.12);
    const days = random.whole(2, 40);
    return {
      warehouseId: id,
      quantity,
      arrivalOn: isArriving ? new Date(+today + days * 86_400_000).toISOString().slice(0, 10) : null,
      arrivalQuantity: isArriving ? random.whole(2, 30) * 10 * unit : 0,
    };
  });
}
