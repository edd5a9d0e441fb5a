import type { AddToBasketProps, SlotName } from '@shop/contracts/platform/slots';
import { provideHost, type SlotFiller } from '@shop/remote';

/** Fills the add-to-basket slot with a stub that shows its props. Returns the latest props by offer. */
export function fillAddToBasketSlot(): Map<number, AddToBasketProps> {
  const received = new Map<number, AddToBasketProps>();
  const filler: SlotFiller<'product.add-to-basket'> = {
    area: 'basket-order',
    code: 'add-to-basket',
    title: 'Корзина',
    load: async () => ({ release: 'test', Widget }),
  };
  function Widget(props: AddToBasketProps) {
    received.set(props.offerId, props);
    return null;
  }
  const fillers = [filler];
  provideHost({
    siteName: 'Спецоснова',
    fillers: <N extends SlotName>() => fillers as readonly SlotFiller<SlotName>[] as readonly SlotFiller<N>[],
    pageShown: (title) => {
      document.title = title;
    },
    report: () => undefined,
    reloadAfterChunkFailure: () => false,
  });
  return received;
}
