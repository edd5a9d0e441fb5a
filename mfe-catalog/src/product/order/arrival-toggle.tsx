import { Button } from '@shop/ui';
import { BellIcon, CheckIcon } from '@shop/ui/parts/icons';
import type { Product } from '../common/product.queries.ts';
import { useArrival } from './use-arrival.ts';

interface ArrivalToggleProps {
  readonly product: Product;
  readonly offerId: number;
  /** Of the answer the product came with. */
  readonly queryKey: readonly unknown[];
}

/** «Сообщить о поступлении»: a notification and a letter, once, when the offer is in stock again. */
export function ArrivalToggle({ product, offerId, queryKey }: ArrivalToggleProps) {
  const { isAwaited, toggle } = useArrival(product, offerId, queryKey);
  return (
    <Button
      icon={isAwaited ? <CheckIcon /> : <BellIcon />}
      aria-pressed={isAwaited}
      title={isAwaited ? 'Нажмите, чтобы не сообщать' : undefined}
      onClick={toggle}
    >
      {isAwaited ? 'Вы узнаете о\u00a0поступлении' : 'Сообщить о\u00a0поступлении'}
    </Button>
  );
}
