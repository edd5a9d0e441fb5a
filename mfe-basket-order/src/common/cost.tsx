import { Money, Text } from '@shop/shared/ui';

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
