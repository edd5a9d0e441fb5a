import { getAnalogues } from '@shop/contracts/catalog/product-relations';
import type { ProductItem } from '@shop/contracts/catalog/products';
import { call } from '@shop/platform/http';
import { callKey } from '@shop/platform/query';

type Analogs = readonly ProductItem[];

/** Rows that come into sight together ask within this time. */
const TOGETHER_MS = 50;
/** Products that one call takes. */
const AT_ONCE = 100;

interface Batch {
  readonly ids: Set<number>;
  readonly answer: Promise<ReadonlyMap<number, Analogs>>;
}

let gathering: Batch | undefined;

/** The analogs in stock of one product. All products that are asked about at about the same time make one call. */
export function replacementsQuery(productId: number) {
  return {
    queryKey: [...callKey(getAnalogues), productId],
    queryFn: () => readAnalogs(productId),
    staleTime: 300_000,
  };
}

async function readAnalogs(productId: number): Promise<Analogs> {
  if (!gathering || gathering.ids.size >= AT_ONCE) gathering = startBatch();
  gathering.ids.add(productId);
  return (await gathering.answer).get(productId) ?? [];
}

function startBatch(): Batch {
  const ids = new Set<number>();
  return { ids, answer: ask() };

  async function ask() {
    await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
    if (gathering?.ids === ids) gathering = undefined;
    const { items } = await call(getAnalogues, { query: { ids: [...ids].join(',') } });
    return new Map(items.map(({ productId, analogs }) => [productId, analogs]));
  }
}
