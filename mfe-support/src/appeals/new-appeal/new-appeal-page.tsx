import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Button, Card, PageHeader, Skeleton, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { appealTypesQuery, orderQuery } from '../common/appeals.queries.ts';
import { NoRight } from '../common/no-right.tsx';
import { AppealForm } from './appeal-form.tsx';
import { claimOf } from './claim.ts';
import { useAskedAppeal } from './use-asked-appeal.ts';

/** Writes a new appeal (§2), about an order and lines of it if the address names them. */
export function NewAppealPage() {
  const mayAdd = useIsAllowed('appeal.add');
  usePageTitle('Новое обращение');
  return (
    <Stack gap={5}>
      <PageHeader
        title="Новое обращение"
        breadcrumbs={[{ label: 'Обращения', to: '/appeal/' }, { label: 'Новое' }]}
        lead={mayAdd && 'Обычно отвечаем в течение рабочего дня.'}
      />
      {mayAdd ? <NewAppeal /> : <NoRight />}
    </Stack>
  );
}

function NewAppeal() {
  const asked = useAskedAppeal();
  const isAboutOrder = asked.order !== undefined;
  const types = useQuery(appealTypesQuery());
  const order = useQuery({ ...orderQuery(asked.order ?? 0), enabled: isAboutOrder });
  if (isAboutOrder && (types.isPending || order.isPending))
    return (
      <Card padding={6} aria-busy="true">
        <Skeleton height={760} />
      </Card>
    );
  return (
    <>
      {order.isError && !order.data && (
        <Notice
          tone="warning"
          title="Заказ не загрузился"
          action={
            <Button size="s" pending={order.isFetching} onClick={() => void order.refetch()}>
              Повторить
            </Button>
          }
        >
          {messageOf(order.error)} Без него обращение можно написать обычным образом.
        </Notice>
      )}
      <AppealForm
        // With the order the form begins anew: with its words, and with a draft of its own.
        key={order.data?.order.id}
        types={types.data?.items}
        typeCode={asked.type}
        claim={order.data && claimOf(order.data.order, asked)}
      />
    </>
  );
}
