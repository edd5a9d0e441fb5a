import { openDocument } from '@shop/shared/contracts/orders';
import { openInTab } from '@shop/shared/files';
import { call, messageOf } from '@shop/shared/http';
import { useMutation } from '@shop/shared/query';

/** Opens a document of an order in a tab of its own; `blockedUrl` is where the browser has opened none. */
export function useOpenDocument(id: number) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => openInTab(() => call(openDocument, { params: { id } })),
  });
  return { open: () => mutate(), isPending, problem: error && messageOf(error), blockedUrl: data };
}
