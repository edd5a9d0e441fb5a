import { Button } from '@shop/ui';
import { BellIcon, CheckIcon } from '@shop/ui/parts/icons';
import type { Product } from '../common/product.queries.ts';
import { useArrival } from './set-arrival-awaited.mutation.ts';

interface ArrivalToggleProps {
  readonly product: Product;
  readonly offerId: number;
  /** The key of the query that the product came from. */
  readonly queryKey: readonly unknown[];
}

/** «Сообщить о поступлении»: one notification and email when the offer is back in stock. */
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
