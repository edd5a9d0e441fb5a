import { useIsAllowed } from '@shop/platform/session';
import { Text } from '@shop/ui';

/** Explains once per page why the user sees no prices. */
export function NoPrices() {
  const maySee = useIsAllowed('prices.see');
  const isCustomer = useIsAllowed('basket.use');
  if (maySee || !isCustomer) return null;
  return (
    <Text as="p" size="s" tone="muted">
      Цены вам не{'\u00a0'}показываются: право «Цены» даёт администратор вашей компании.
    </Text>
  );
}
