import { Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';

/** What a choice costs. */
export function Cost({ kopecks }: { kopecks: number }) {
  return kopecks === 0 ? (
    <Text tone="success" weight="medium">
      Бесплатно
    </Text>
  ) : (
    <Money kopecks={kopecks} weight="medium" />
  );
}
