import { Row, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { space } from '@shop/ui/theme';
import { styled } from 'styled-components';

/** Fills the viewport, so that the footer does not appear and then move. */
export function AppealSkeleton() {
  return (
    <Box gap={5} aria-busy="true" role="status">
      <VisuallyHidden>Загружаем обращение</VisuallyHidden>
      <Stack gap={2}>
        <Skeleton height={20} width={180} />
        <Skeleton height={36} width="min(420px, 80%)" />
        <Skeleton height={24} width="min(300px, 60%)" />
      </Stack>
      <Skeleton height={96} width="min(70%, 520px)" />
      <Row justify="end" wrap={false}>
        <Skeleton height={72} width="min(60%, 440px)" />
      </Row>
      <Skeleton height={120} width="min(70%, 520px)" />
      <Skeleton height={200} />
    </Box>
  );
}

const Box = styled(Stack)`
  max-inline-size: 860px;
  min-block-size: 100dvh;
  padding-block-end: ${space[5]};
`;
