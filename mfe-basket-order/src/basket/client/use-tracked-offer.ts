import type { AddToBasketProps } from '@shop/contracts/platform/slots';
import { toast } from '@shop/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TrackedOffer } from './tracked-offer.ts';

const load = () => import(/* webpackChunkName: "basket-client" */ './tracked-offer.ts');

/**
 * The quantity of an offer in the basket, and the way to change it. The basket client comes once somebody is about to
 * change something (`prepare`).
 */
export function useTrackedOffer(props: AddToBasketProps) {
  const { productName, inBasket, failureMs } = props;
  const [quantity, setQuantity] = useState(inBasket);
  const tracked = useRef<Promise<TrackedOffer>>(undefined);

  function track(): Promise<TrackedOffer> {
    tracked.current ??= load().then(
      ({ trackOffer }) => trackOffer(props, setQuantity),
      (error: unknown) => {
        tracked.current = undefined;
        throw error;
      },
    );
    return tracked.current;
  }

  async function set(wanted: number) {
    setQuantity(wanted);
    try {
      (await track()).set(wanted);
    } catch {
      setQuantity(quantity);
      const action = { label: 'Повторить', onClick: () => void set(wanted) };
      toast.danger(`${productName}: нет связи с\u00a0сервером`, {
        action,
        ...(failureMs !== undefined && { durationMs: failureMs }),
      });
    }
  }

  const flush = () => void tracked.current?.then((offer) => offer.flush());
  const noteRead = useEffectEvent((read: number) => {
    if (tracked.current) void tracked.current.then((offer) => offer.noteRead(read));
    else setQuantity(read);
  });
  useEffect(() => noteRead(inBasket), [inBasket]);
  useEffect(() => () => void tracked.current?.then((offer) => offer.leave()), []);
  return {
    quantity,
    set: (wanted: number) => void set(wanted),
    flush,
    prepare: () => void load().catch(() => undefined),
  };
}
