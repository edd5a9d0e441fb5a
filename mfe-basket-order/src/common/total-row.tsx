import { Row, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';

/** The total, larger than the sums above it. */
export function TotalRow({ label, kopecks }: { label: string; kopecks: number }) {
  return (
    <Row justify="between" align="baseline">
      <Text weight="bold">{label}</Text>
      <Money kopecks={kopecks} size="xl" weight="bold" />
    </Row>
  );
}
