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
import { useAppealPrefill } from './use-appeal-prefill.ts';

/** The page of a new appeal (§2), about an order and its lines if the URL names them. */
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
  const prefill = useAppealPrefill();
  const isAboutOrder = prefill.order !== undefined;
  const types = useQuery(appealTypesQuery());
  const order = useQuery({ ...orderQuery(prefill.order ?? 0), enabled: isAboutOrder });
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
        // Remounts the form once the order is known: it has other initial values and another draft.
        key={order.data?.order.id}
        types={types.data?.items}
        typeCode={prefill.type}
        claim={order.data && claimOf(order.data.order, prefill)}
      />
    </>
  );
}
