import { Row, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';

const rows = ['price', 'stock', 'order', 'brand', 'least', 'first', 'second', 'third'];

export function CompareSkeleton() {
  return (
    <Box role="status" aria-busy="true">
      <VisuallyHidden>Загружаем сравнение</VisuallyHidden>
      <Stack gap={4} aria-hidden>
        <Row justify="between">
          <Skeleton height={36} width={220} />
          <Skeleton height={36} width={110} />
        </Row>
        <Skeleton height={36} width={180} />
        <Skeleton height={300} />
        {rows.map((row) => (
          <Skeleton key={row} height={37} />
        ))}
      </Stack>
    </Box>
  );
}

/** At least the height of the window, so that the footer does not show before the table pushes it down. */
const Box = styled.div`
  min-block-size: 100dvh;
`;
