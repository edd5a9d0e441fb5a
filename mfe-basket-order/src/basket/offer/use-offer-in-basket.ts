import type { AddToBasketProps } from '@shop/contracts/platform/slots';
import { toast } from '@shop/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TrackedOffer } from './offer-in-basket.ts';

const load = () => import(/* webpackChunkName: "offer-in-basket" */ './offer-in-basket.ts');

/**
 * How much of an offer the basket holds, and the way to change it. Corrections and failures are said by a toast.
 * What sends comes once somebody is about to change something (`prepare`).
 */
export function useOfferInBasket(props: AddToBasketProps) {
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
  const takeQuantity = useEffectEvent((read: number) => {
    if (tracked.current) void tracked.current.then((offer) => offer.take(read));
    else setQuantity(read);
  });
  useEffect(() => takeQuantity(inBasket), [inBasket]);
  useEffect(() => () => void tracked.current?.then((offer) => offer.flush()), []);
  return {
    quantity,
    set: (wanted: number) => void set(wanted),
    flush,
    prepare: () => void load().catch(() => undefined),
  };
}
