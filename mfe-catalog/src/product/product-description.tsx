import { Stack, Text } from '@shop/shared/ui';
import styled from 'styled-components';

/** The description as paragraphs; it is text, whatever it looks like. */
export function ProductDescription({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0)
    return (
      <Text as="p" tone="muted">
        Описания пока нет. Всё известное о товаре — в характеристиках.
      </Text>
    );
  return (
    <Readable gap={3}>
      {paragraphs.map((paragraph) => (
        <Text as="p" key={paragraph}>
          {paragraph}
        </Text>
      ))}
    </Readable>
  );
}

const Readable = styled(Stack)`
  max-inline-size: 68ch;
`;
