import { messageOf } from '@shop/platform/http';
import type { AddedProduct } from '../../basket/basket.api.ts';
import { refusedLine } from '../../common/refused-line.ts';
import type { LineListAccess } from './line-list-state.ts';
import type { LineServer } from './line-server.ts';
import { isReady, type OrderLine, productsOf } from './order-line.ts';
import { gatherApart } from './sum-lines.ts';

/** Lines the server may refuse one after the other before an addition is given up. */
const REFUSALS_MAX = 20;

interface List extends LineListAccess {
  check(): Promise<void>;
}

/** Puts the lines of a list that are ready into the basket, takes them back, and teaches the codes of corrections. */
export function createAddition(server: LineServer, list: List) {
  /** Adds everything that is ready, in one call; a line that has been sold out meanwhile does not stop the others. */
  async function addReady() {
    if (list.get().isAdding || productsOf(list.get().lines).length === 0) return;
    const begun = list.epoch();
    list.change({ isAdding: true, failure: '' });
    for (let refusals = 0; refusals < REFUSALS_MAX; refusals += 1) {
      const ready = list.get().lines.filter(isReady);
      const products = productsOf(ready);
      if (products.length === 0) break;
      try {
        const added = await server.add(products);
        if (begun !== list.epoch()) return;
        return await applyAddition(ready, added);
      } catch (error) {
        if (begun !== list.epoch()) return;
        const lines = rejectRefused(list.get().lines, error, products);
        if (!lines) return list.change({ isAdding: false, failure: messageOf(error) });
        list.change({ lines });
      }
    }
    list.change({ isAdding: false });
  }

  async function applyAddition(ready: readonly OrderLine[], products: readonly AddedProduct[]) {
    const rowNumbers = new Set(ready.map(({ requested }) => requested.rowNumber));
    const codes = ready.flatMap(({ ownCode }) => (ownCode ? [ownCode] : []));
    list.change({
      lines: withFate(rowNumbers, 'added'),
      isAdding: false,
      addition: { products, rowNumbers, learned: [] },
    });
    if (codes.length === 0) return;
    // Learning is optional: after a failure the buyer only repeats the correction next time.
    const learned = await server.learn(codes).then(
      () => codes,
      () => [],
    );
    const { addition } = list.get();
    if (addition?.products === products) list.change({ addition: { ...addition, learned } });
  }

  function withFate(rowNumbers: ReadonlySet<number>, fate: OrderLine['fate']): readonly OrderLine[] {
    return list
      .get()
      .lines.map((line) => (rowNumbers.has(line.requested.rowNumber) ? { ...line, fate } : line));
  }

  async function undoAddition() {
    const { addition } = list.get();
    if (!addition || list.get().isAdding) return;
    list.change({ isAdding: true, failure: '' });
    try {
      await server.undo(addition.products);
      const lines = gatherApart(withFate(addition.rowNumbers, 'open'), new Set());
      list.change({ lines, isAdding: false, addition: null });
      await list.check();
    } catch (error) {
      list.change({ isAdding: false, failure: messageOf(error) });
    }
  }

  async function unlearn() {
    const { addition } = list.get();
    if (!addition) return;
    try {
      await server.unlearn(addition.learned);
      list.change({ addition: { ...addition, learned: [] } });
    } catch (error) {
      list.change({ failure: messageOf(error) });
    }
  }

  return {
    addReady,
    undoAddition,
    unlearn,
    dismissAddition: () => list.change({ addition: null }),
    dismissFailure: () => list.change({ failure: '' }),
  };
}

/** The lines, with what the server names in a refusal rejected; undefined if it names none. */
function rejectRefused(
  lines: readonly OrderLine[],
  error: unknown,
  products: readonly { readonly id: number }[],
): readonly OrderLine[] | undefined {
  const product = products[refusedLine(error) ?? Number.NaN];
  if (!product) return;
  const verdict = { state: 'rejected', reasons: ['not-sold'], message: messageOf(error) } as const;
  const sum = lines.find(({ verdict }) => verdict?.offer?.offerId === product.id && !verdict.mergedInto);
  const isNamed = (line: OrderLine) =>
    line.verdict !== null &&
    (line.verdict.offer?.offerId === product.id || line.verdict.mergedInto === sum?.requested.rowNumber);
  return lines.map((line) =>
    isReady(line) && isNamed(line)
      ? { ...line, verdict: { ...line.verdict!, ...verdict, reasons: [...verdict.reasons], offer: null } }
      : line,
  );
}
