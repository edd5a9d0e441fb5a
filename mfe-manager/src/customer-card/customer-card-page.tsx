import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { PageFailure, PageNotFound, usePageTitle } from '@shop/remote';
import { Badge, PageHeader, Row, Skeleton, Stack } from '@shop/ui';
import { Tabs } from '@shop/ui/parts/tabs';
import { lazy, Suspense, useState } from 'react';
import { customerQuery } from '../common/managed.queries.ts';
import { cardPath } from '../common/paths.ts';
import { CompanySwitch } from '../counterparties/counterparties.api.ts';
import { CardOverview, CardOverviewSkeleton } from './card-overview.tsx';

const clients = { label: 'Компании клиентов', to: '/manager/mycompanies/' };

/** The card of one client (§2): who it is, its people, what it owes and orders, and who did what there. */
export function CustomerCardPage() {
  const { code = '', '*': tab = '' } = useParams();
  const card = useQuery(customerQuery(code));
  const [History] = useState(toLazyHistory);
  const { data } = card;
  const isHistory = tab.replace(/\/$/, '') === 'history';
  usePageTitle([isHistory && 'История', data?.name ?? 'Карточка клиента'].filter(Boolean).join(' — '));
  if (tab !== '' && !isHistory) throw new PageNotFound();

  if (!data && !card.isPending)
    return (
      <PageFailure
        error={card.error}
        title="Не удалось загрузить карточку клиента"
        missing={{
          label: 'Такой компании нет',
          text: 'Проверьте адрес. Возможно, у\u00a0компании теперь другой менеджер.',
          link: { to: clients.to, label: 'К\u00a0компаниям клиентов' },
        }}
        onRetry={() => void card.refetch()}
        retrying={card.isFetching}
      />
    );
  return (
    <Stack gap={5}>
      <PageHeader
        title={data ? data.name : <Skeleton height={32} width="min(320px, 70vw)" />}
        breadcrumbs={[clients, { label: data?.name ?? 'Карточка клиента' }]}
        lead={
          <Row gap={2}>
            <span>{code}</span>
            {data && !data.isActive && <Badge tone="danger">Отключена</Badge>}
            {data?.isClosed && <Badge tone="danger">Доступ закрыт</Badge>}
          </Row>
        }
        actions={data && <CompanySwitch company={data} openOrderCount={data.openOrderCount} />}
      />
      <Tabs
        label="Разделы карточки"
        tabs={[
          { to: cardPath(code), label: 'Карточка' },
          { to: `${cardPath(code)}history/`, label: 'История' },
        ]}
      />
      {isHistory ? (
        <Suspense fallback={<Skeleton height={560} />}>
          {data ? <History card={data} /> : <Skeleton height={560} />}
        </Suspense>
      ) : data ? (
        <CardOverview card={data} />
      ) : (
        <CardOverviewSkeleton />
      )}
    </Stack>
  );
}

/** A new one with every frame: a lazy component remembers its failure. */
function toLazyHistory() {
  return lazy(async () => ({
    default: (await import(/* webpackChunkName: "customer-history" */ './card-history.tsx')).CardHistory,
  }));
}
