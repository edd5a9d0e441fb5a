import { getAnalogues } from '@shop/contracts/catalog/product-relations';
import type { ProductItem } from '@shop/contracts/catalog/products';
import { call } from '@shop/platform/http';
import { callKey } from '@shop/platform/query';

type Analogs = readonly ProductItem[];

/** Requests of rows that appear together within this time are batched. */
const TOGETHER_MS = 50;
/** The maximum number of products per call. */
const AT_ONCE = 100;

interface Batch {
  readonly ids: Set<number>;
  readonly answer: Promise<ReadonlyMap<number, Analogs>>;
}

let gathering: Batch | undefined;

/** Analogs in stock of one product. Simultaneous requests are batched into one call. */
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
