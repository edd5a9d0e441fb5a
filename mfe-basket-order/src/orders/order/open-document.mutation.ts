import { openDocument } from '@shop/contracts/basket-order/orders';
import { openInTab } from '@shop/kit/files';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';

/** Opens a document of an order in a new tab. `blockedUrl` is set where the browser blocked the tab. */
export function useOpenDocument(id: number) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => openInTab(() => call(openDocument, { params: { id } })),
  });
  return { open: () => mutate(), isPending, problem: error && messageOf(error), blockedUrl: data };
}
