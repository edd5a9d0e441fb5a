import type { ChecklistItem } from '@shop/contracts/office/checklist';
import { formatInstant } from '@shop/domain/format/date';
import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { RetryIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { OfficeFrame } from '../common/office-frame.tsx';
import { checklistQuery } from './checklist.queries.ts';
import { ChecklistGroup } from './checklist-group.tsx';

const groups = [
  { state: 'todo', title: 'Что осталось настроить' },
  { state: 'later', title: 'Можно настроить позже' },
  { state: 'done', title: 'Настроено' },
] as const satisfies readonly { state: ChecklistItem['state']; title: string }[];

/** `/office/`: what is left to set up, checked at this moment (§6.36). */
export function ChecklistPage() {
  const checklist = useQuery(checklistQuery());
  usePageTitle('Управление магазином');
  return (
    <OfficeFrame
      title="Управление магазином"
      actions={
        <Button
          icon={<RetryIcon />}
          pending={checklist.isFetching && !checklist.isPending}
          onClick={() => void checklist.refetch()}
        >
          Проверить ещё раз
        </Button>
      }
    >
      <QueryStates
        query={checklist}
        failure="Не удалось проверить настройку магазина"
        scope="part"
        pending={<Skeleton height={640} />}
      >
        {({ items }) => <Checklist items={items} checkedAt={checklist.dataUpdatedAt} />}
      </QueryStates>
    </OfficeFrame>
  );
}

function Checklist({ items, checkedAt }: { items: readonly ChecklistItem[]; checkedAt: number }) {
  return (
    <Stack gap={5}>
      <Text size="s" tone="muted" role="status">
        Проверено {formatInstant(new Date(checkedAt).toISOString())}
      </Text>
      {items.every(({ state }) => state !== 'todo') && (
        <Notice tone="success">Всё необходимое настроено, магазин можно открывать.</Notice>
      )}
      {groups.map(({ state, title }) => {
        const own = items.filter((item) => item.state === state);
        if (own.length === 0) return null;
        return (
          <Panel key={state} title={`${title}: ${own.length}`} padding={0}>
            <ChecklistGroup items={own} />
          </Panel>
        );
      })}
    </Stack>
  );
}
