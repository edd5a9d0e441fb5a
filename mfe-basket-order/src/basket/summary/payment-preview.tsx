import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useIsAllowed } from '@shop/platform/session';
import { SkeletonText } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { useState } from 'react';

async function loadPaymentTypes() {
  return (await import(/* webpackChunkName: "basket-later" */ './payment-types.tsx')).PaymentTypes;
}

/** How the basket could be paid for as it stands; asked for once it is opened, by those who may order. */
export function PaymentPreview() {
  const isAllowed = useIsAllowed('order.place');
  const { chunk: PaymentTypes, ask } = useLazyChunk(loadPaymentTypes);
  const [isOpen, setIsOpen] = useState(false);
  if (!isAllowed) return null;
  return (
    <Disclosure
      summary="Способы оплаты"
      onToggle={(isNowOpen) => {
        setIsOpen(isNowOpen);
        if (isNowOpen) ask();
      }}
    >
      {isOpen && (PaymentTypes ? <PaymentTypes /> : <SkeletonText lines={4} />)}
    </Disclosure>
  );
}
