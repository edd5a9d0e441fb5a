import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';

/** A balance of an act with its owner in words, because a minus sign alone is easy to misread. */
export function ActBalance({ kopecks }: { readonly kopecks: number }) {
  return (
    <>
      <Money kopecks={Math.abs(kopecks)} weight="medium" tone={kopecks < 0 ? 'success' : 'default'} />
      <Text as="div" size="s" tone="subtle">
        {kopecks > 0 ? 'ваш долг' : kopecks < 0 ? 'ваш аванс' : 'расчёты закрыты'}
      </Text>
    </>
  );
}
