import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Link, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { theAreaQuery } from '../the-area/the-area.queries.ts';

/** Home page: the area in one figure; nothing for users without the right. */
export function Widget() {
  const isAllowed = useIsAllowed('shop.use');
  return isAllowed ? <TheAreaTile /> : null;
}

function TheAreaTile() {
  const sections = useQuery(theAreaQuery());
  return (
    <Panel title="Название раздела" actions={<Link to="/the-area/">Открыть</Link>}>
      {sections.isPending ? (
        <Skeleton height={76} />
      ) : sections.isError && !sections.data ? (
        <Stack gap={2} align="start">
          <Text tone="muted">{messageOf(sections.error)}</Text>
          <Button size="s" onClick={() => void sections.refetch()}>
            Повторить
          </Button>
        </Stack>
      ) : (
        <Stack gap={1}>
          <Text size="s" tone="muted">
            В каталоге
          </Text>
          <Text size="xl" weight="bold">
            {countOf(sections.data.items.length, 'раздел', 'раздела', 'разделов')}
          </Text>
        </Stack>
      )}
    </Panel>
  );
}
