import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';

interface CostProps {
  readonly kopecks: number;
  /** Among other sums it stands out no more than they do. */
  readonly weight?: 'regular' | 'medium';
}

/** The price of a choice. */
export function Cost({ kopecks, weight = 'medium' }: CostProps) {
  return kopecks === 0 ? (
    <Text tone="success" weight={weight}>
      Бесплатно
    </Text>
  ) : (
    <Money kopecks={kopecks} weight={weight} />
  );
}
