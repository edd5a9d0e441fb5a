import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { hasMaps } from '@shop/kit/maps';
import { usePart } from '@shop/kit/page/use-part';
import { useQuery } from '@shop/platform/query';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Row, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { CompanyIcon, PinIcon, StoreIcon } from '@shop/ui/parts/icons';
import { Pagination } from '@shop/ui/parts/pagination';
import { useState } from 'react';
import { CompanyFilter } from '../common/company-filter.tsx';
import { pointsFilterOf, SalePointFilters } from '../common/sale-points/sale-point-filters.tsx';
import { SalePointList, SalePointListSkeleton } from '../common/sale-points/sale-point-list.tsx';
import { SalePointsBeside } from '../common/sale-points/sale-points-beside.tsx';
import { showMap } from '../common/sale-points/sale-points-map.tsx';
import { COMPANY_PARAM, useChosenCompany } from '../common/use-chosen-company.ts';
import { useSearch } from '../common/use-search.ts';
import { useShownPage } from '../common/use-shown-page.ts';
import { clientPointsQuery } from './client-points.queries.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "point-companies" */ './point-companies-dialog.tsx'))
    .PointCompaniesDialog;
}

/** Sale points of the manager's clients (§2, §6): a list, the same places on a map beside it, and whose they are. */
export function ClientPointsPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const chosen = useChosenCompany(params);
  const filter = pointsFilterOf(params);
  const list = useQuery({ ...clientPointsQuery(filter, chosen.company?.id, page), enabled: chosen.isReady });
  const { data, isPending, isPlaceholderData } = list;
  const { part: Dialog, isPending: isComing, ask } = usePart(loadDialog);
  const [opened, setOpened] = useState<SalePoint>();
  const [chosenId, setChosenId] = useState<number | null>(null);
  usePageTitle('Торговые точки клиентов');
  useShownPage(list, page, setPage);

  const failed = chosen.error ? chosen : !data && list.error ? list : undefined;
  if (failed)
    return (
      <PageFailure
        error={failed.error}
        title="Не удалось загрузить торговые точки"
        missing={{
          label: 'Такой компании нет',
          text: 'Возможно, у\u00a0компании теперь другой менеджер.',
          link: { to: '/manager/mycompanies/salepoints/', label: 'Все точки' },
        }}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  const points = data?.items ?? [];
  const shown = opened && (points.find(({ id }) => id === opened.id) ?? opened);
  return (
    <Stack gap={5}>
      <PageHeader title="Торговые точки клиентов" count={data?.pageNavigation.recordCount} />
      <Stack gap={3}>
        <SalePointFilters filter={filter} onChange={setFilter} />
        <CompanyFilter chosen={chosen} onChoose={(code) => setFilter({ [COMPANY_PARAM]: code })} />
      </Stack>
      {isPending ? (
        <SalePointListSkeleton />
      ) : points.length === 0 ? (
        <EmptyState
          icon={<StoreIcon />}
          title="Торговых точек не нашлось"
          action={
            <Button onClick={() => setFilter({ query: '', active: '', [COMPANY_PARAM]: '' })}>
              Сбросить фильтры
            </Button>
          }
        >
          Проверьте название или адрес, либо выберите другую компанию.
        </EmptyState>
      ) : (
        <SalePointsBeside points={points} chosenId={chosenId} onChoose={setChosenId}>
          <SalePointList
            points={points}
            isStale={isPlaceholderData}
            chosenId={chosenId}
            companiesLabel="Компании"
            renderActs={(point) => (
              <Row gap={1}>
                {point.coordinates && hasMaps() && (
                  <Button
                    size="s"
                    variant="quiet"
                    icon={<PinIcon />}
                    aria-label={`На карте: ${point.name}`}
                    onClick={() => {
                      setChosenId(point.id);
                      showMap();
                    }}
                  >
                    На карте
                  </Button>
                )}
                <Button
                  size="s"
                  variant="quiet"
                  icon={<CompanyIcon />}
                  aria-label={`Изменить компании: ${point.name}`}
                  pending={isComing && opened?.id === point.id}
                  onClick={() => {
                    setOpened(point);
                    ask();
                  }}
                >
                  Изменить компании
                </Button>
              </Row>
            )}
          />
        </SalePointsBeside>
      )}
      {data && <Pagination label="Страницы точек" navigation={data.pageNavigation} hrefFor={hrefForPage} />}
      {shown && Dialog && <Dialog point={shown} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
