import { getHeader } from '@shop/contracts/account/header';
import { callQuery, useQuery } from '@shop/platform/query';
import { getSession } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { PriceTagIcon } from '@shop/ui/parts/icons';
import { Tabs } from '@shop/ui/parts/tabs';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from 'react';
import { saveParts, setOwner } from './common/saved-parts.ts';
import { hrefOfTab, type QuickOrderTab, useQuickOrderParams } from './common/use-quick-order-params.ts';

const PANELS: Readonly<Record<QuickOrderTab, LazyExoticComponent<ComponentType>>> = {
  search: lazy(async () => ({
    default: (await import(/* webpackChunkName: "quick-search" */ './search/search-tab.tsx')).SearchTab,
  })),
  table: lazy(async () => ({
    default: (await import(/* webpackChunkName: "quick-table" */ './table/table-tab.tsx')).TableTab,
  })),
  download: lazy(async () => ({
    default: (await import(/* webpackChunkName: "quick-download" */ './download/download-tab.tsx'))
      .DownloadTab,
  })),
};
const CustomerPartNumbersDialog = lazy(async () => ({
  default: (
    await import(
      /* webpackChunkName: "quick-result" */ './customer-part-numbers/customer-part-numbers-dialog.tsx'
    )
  ).CustomerPartNumbersDialog,
}));

/** Many lines at once (§2): one after the other, as a table, or from a file. */
export function QuickOrderPage() {
  usePageTitle('Быстрый заказ');
  const { params } = useQuickOrderParams();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { isKnown, error, retry } = useOwner();
  const Panel = PANELS[params.tab];
  if (error) return <PageFailure error={error} title="Не удалось открыть быстрый заказ" onRetry={retry} />;
  return (
    <Stack gap={5}>
      <PageHeader
        title="Быстрый заказ"
        actions={
          <Button variant="quiet" icon={<PriceTagIcon />} onClick={() => setIsDialogOpen(true)}>
            Ваши артикулы
          </Button>
        }
      />
      <Tabs
        label="Как заказать"
        tabs={[
          { to: hrefOfTab('search'), label: 'Поиск и сканер' },
          { to: hrefOfTab('download'), label: 'Файл' },
          { to: hrefOfTab('table'), label: 'Таблица' },
        ]}
      />
      <Suspense fallback={<TabSkeleton />}>{isKnown ? <Panel /> : <TabSkeleton />}</Suspense>
      {isDialogOpen && (
        <Suspense fallback={null}>
          <CustomerPartNumbersDialog onClose={() => setIsDialogOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function TabSkeleton() {
  return (
    <Stack gap={4} aria-busy="true">
      <VisuallyHidden role="status">Загружаем быстрый заказ</VisuallyHidden>
      <Skeleton height={140} />
    </Stack>
  );
}

/** Drafts belong to a user and the counterparty they buy for; the header, which is on every page, knows both. */
function useOwner() {
  const { data, error, refetch } = useQuery({
    ...callQuery(getHeader, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const counterpartyId = data?.counterparties.find(({ isCurrent }) => isCurrent)?.id ?? 0;
  const [isKnown, setIsKnown] = useState(false);
  const isRead = data !== undefined;
  useEffect(() => {
    const session = getSession();
    if (!isRead || session.status !== 'in') return;
    setOwner(`${session.user.id}.${counterpartyId}`);
    setIsKnown(true);
    return saveParts;
  }, [isRead, counterpartyId]);
  return { isKnown, error: isRead ? null : error, retry: () => void refetch() };
}
