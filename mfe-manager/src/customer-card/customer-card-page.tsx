import { QueryFailure, QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { PageNotFound, usePageTitle } from '@shop/remote';
import { Badge, PageHeader, Row, Skeleton, Stack } from '@shop/ui';
import { Tabs } from '@shop/ui/parts/tabs';
import { lazy, Suspense, useState } from 'react';
import { cardPath } from '../common/client-paths.ts';
import { customerQuery } from '../common/managed.queries.ts';
import { CompanySwitch } from '../counterparties/counterparties.api.ts';
import { CardOverview, CardOverviewSkeleton } from './card-overview.tsx';

const HISTORY_PX = 560;
const clients = { label: 'Компании клиентов', to: '/manager/mycompanies/' };

/** The card of a client (§2): overview, people, requisites, sale points and activity log. */
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
      <QueryFailure
        query={card}
        failure="Не удалось загрузить карточку клиента"
        scope="page"
        missing={{
          label: 'Такой компании нет',
          text: 'Проверьте адрес. Возможно, у\u00a0компании теперь другой менеджер.',
          link: { to: clients.to, label: 'К\u00a0компаниям клиентов' },
        }}
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
      <QueryStates
        query={card}
        failure="Не удалось загрузить карточку клиента"
        pending={isHistory ? <Skeleton height={HISTORY_PX} /> : <CardOverviewSkeleton />}
      >
        {(loaded) =>
          isHistory ? (
            <Suspense
              fallback={
                <div aria-busy="true">
                  <Skeleton height={HISTORY_PX} />
                </div>
              }
            >
              <History card={loaded} />
            </Suspense>
          ) : (
            <CardOverview card={loaded} />
          )
        }
      </QueryStates>
    </Stack>
  );
}

/** Created anew with every frame, because a lazy component caches its failure. */
function toLazyHistory() {
  return lazy(async () => ({
    default: (await import(/* webpackChunkName: "customer-history" */ './card-history.tsx')).CardHistory,
  }));
}
