import { Grid, Heading, Link, Row, Stack, Text } from '@shop/ui';
import { color, radius } from '@shop/ui/theme';
import styled from 'styled-components';
import { type Part, parts } from './parts.ts';

/** The widths at which every screen is tested, in CSS pixels (§2). */
const WIDTHS = [1280, 380];

/** The list of all parts, and the stories of one in a frame of each width, so that media queries apply. */
export function Browser({ current }: { readonly current: Part }) {
  return (
    <Grid columns="200px minmax(0, 1fr)" padding={4} gap={6}>
      <Stack as="nav" gap={2} aria-label="Parts">
        <Text weight="bold">@shop/ui</Text>
        {parts.map(({ id, title }) => (
          <Link key={id} href={`?part=${id}`} aria-current={id === current.id ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </Stack>
      <Stack as="main">
        <Heading level={1}>{current.title}</Heading>
        <Row align="start">
          {WIDTHS.map((width) => (
            <Stack key={width} gap={2}>
              <Text size="s" tone="muted">
                {width} px
              </Text>
              <Frame
                title={`${current.title}, ${width} px`}
                src={`?part=${current.id}&bare`}
                $width={width}
              />
            </Stack>
          ))}
        </Row>
      </Stack>
    </Grid>
  );
}

const Frame = styled.iframe<{ $width: number }>`
  inline-size: ${(p) => p.$width}px;
  block-size: 800px;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
`;
