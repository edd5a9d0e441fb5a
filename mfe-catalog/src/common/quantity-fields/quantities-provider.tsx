import { useIsAllowed } from '@shop/platform/session';
import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type BasketQuantities, loadBasketQuantities } from './load-basket-quantities.ts';

const QuantitiesContext = createContext<BasketQuantities | undefined>(undefined);

/** The service within `QuantitiesProvider`; without it fields show what is in the basket and take nothing. */
export function useBasketQuantities(): BasketQuantities | undefined {
  return useContext(QuantitiesContext);
}

interface QuantitiesProviderProps {
  /** Loaded together with the fields; undefined where that failed. */
  readonly loaded: BasketQuantities | undefined;
  readonly children: ReactNode;
}

/** Gives fields the basket's service. Where it has not loaded, the page says so and tries again on request. */
export function QuantitiesProvider({ loaded, children }: QuantitiesProviderProps) {
  const canOrder = useIsAllowed('basket.use');
  const [quantities, setQuantities] = useState(loaded);
  const [isLoading, setIsLoading] = useState(false);
  async function handleRetry() {
    setIsLoading(true);
    setQuantities(await loadBasketQuantities());
    setIsLoading(false);
  }
  return (
    <QuantitiesContext value={quantities}>
      {canOrder && !quantities && (
        <Notice
          tone="warning"
          title="Количества сейчас нельзя изменить"
          action={
            <Button size="s" pending={isLoading} onClick={() => void handleRetry()}>
              Повторить
            </Button>
          }
        >
          Корзина не{'\u00a0'}загрузилась.
        </Notice>
      )}
      {children}
    </QuantitiesContext>
  );
}
