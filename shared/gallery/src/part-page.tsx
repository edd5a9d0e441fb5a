import { Divider, Heading, Stack } from '@shop/ui';
import type { Part } from './parts.ts';

/** All stories of a part, one below the other. */
export function PartPage({ part }: { readonly part: Part }) {
  return (
    <Stack as="main" gap={6} padding={4}>
      <Heading level={1}>{part.title}</Heading>
      {part.stories.map(([name, Story]) => (
        <Stack as="section" key={name} aria-label={name} data-story={name}>
          <Divider />
          <Heading level={2} size="s">
            {name}
          </Heading>
          <Story />
        </Stack>
      ))}
    </Stack>
  );
}
