import type { AddToBasketProps } from '@shop/shared/contracts/slots';
import { describeCorrection } from '@shop/shared/format/correction';
import { toast } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { trackOffer } from './offer-in-basket.ts';

/** How much of an offer the basket holds, and the way to change it. Corrections and failures are said by a toast. */
export function useOfferInBasket(props: AddToBasketProps) {
  const { offerId, productName, inBasket, minOrderCount, multiplicity } = props;
  const [quantity, setQuantity] = useState(inBasket);
  const [offer] = useState(() =>
    trackOffer(offerId, inBasket, {
      onQuantity: setQuantity,
      onCorrected: (asked, given) =>
        toast(`${productName}: ${describeCorrection(asked, given, { minOrderCount, multiplicity })}`),
      onFailed: (message, retry) =>
        toast.danger(`${productName}: ${message}`, { action: { label: 'Повторить', onClick: retry } }),
    }),
  );
  useEffect(() => offer.take(inBasket), [offer, inBasket]);
  useEffect(() => offer.flush, [offer]);
  return { quantity, set: offer.set, flush: offer.flush };
}
