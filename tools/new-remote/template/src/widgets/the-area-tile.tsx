import { countOf } from '@shop/domain/format/number';
import { TileStates } from '@shop/kit/page/tile-states';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Panel, Skeleton, Stack, Text } from '@shop/ui';
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
      <TileStates query={sections} pending={<Skeleton height={76} />}>
        {({ items }) => (
          <Stack gap={1}>
            <Text size="s" tone="muted">
              В каталоге
            </Text>
            <Text size="xl" weight="bold">
              {countOf(items.length, 'раздел', 'раздела', 'разделов')}
            </Text>
          </Stack>
        )}
      </TileStates>
    </Panel>
  );
}
