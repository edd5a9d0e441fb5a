import { Text } from '@shop/ui';
import { Paragraphs } from '../../common/paragraphs.tsx';

export function ProductDescription({ text }: { readonly text: string }) {
  if (text.trim() === '')
    return (
      <Text as="p" tone="muted">
        Описания пока нет. Всё известное о товаре — в характеристиках.
      </Text>
    );
  return <Paragraphs text={text} />;
}
