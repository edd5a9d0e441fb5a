import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from './text.tsx';

export default { title: 'Text' };

const sizes = ['xs', 's', 'm', 'l', 'xl'] as const;
const tones = ['default', 'muted', 'subtle', 'accent', 'success', 'warning', 'danger'] as const;

export const Headings = () => (
  <Stack>
    <Heading level={2} size="xl">
      Заголовок XL
    </Heading>
    <Heading level={2}>Заголовок L</Heading>
    <Heading level={3}>Заголовок M</Heading>
    <Heading level={4}>Заголовок S</Heading>
  </Stack>
);

export const Sizes = () => (
  <Stack>
    {sizes.map((size) => (
      <Text key={size} size={size}>
        Перчатки нитриловые, размер 9 ({size})
      </Text>
    ))}
  </Stack>
);

export const Tones = () => (
  <Stack>
    {tones.map((tone) => (
      <Text key={tone} tone={tone} weight="medium">
        Срок поставки — 3 дня ({tone})
      </Text>
    ))}
  </Stack>
);
