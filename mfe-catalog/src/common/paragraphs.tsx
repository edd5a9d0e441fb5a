import { Stack, Text } from '@shop/ui';
import styled from 'styled-components';

/** Plain text with blank lines between paragraphs; markup in it is not interpreted. */
export function Paragraphs({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
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
  white-space: pre-line;
`;
