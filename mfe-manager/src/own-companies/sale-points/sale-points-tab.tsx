import { getSalePoints, type SalePoint } from '@shop/contracts/manager/sale-points';
import { countOf } from '@shop/domain/format/number';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { usePart } from '@shop/kit/page/use-part';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { PageFailure } from '@shop/remote';
import { Button, Row, Stack, Text } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { Pagination } from '@shop/ui/parts/pagination';
import { useEffect, useState } from 'react';
import {
  type PointsFilter,
  pointsFilterOf,
  SalePointFilters,
} from '../../common/sale-points/sale-point-filters.tsx';
import { SalePointList, SalePointListSkeleton } from '../../common/sale-points/sale-point-list.tsx';
import { SalePointsBeside } from '../../common/sale-points/sale-points-beside.tsx';
import { showMap } from '../../common/sale-points/sale-points-map.tsx';
import { useSearch } from '../../common/use-search.ts';
import { mayEdit } from '../common/own-companies.queries.ts';
import type { OwnTabProps } from '../common/own-tab.ts';
import { NoSalePoints } from './no-sale-points.tsx';
import { PointActs } from './point-acts.tsx';

async function loadDialog() {
  return (
    await import(/* webpackChunkName: "sale-point-dialog" */ '../../common/sale-points/sale-point-dialog.tsx')
  ).SalePointDialog;
}

const pointsQuery = (contragent: number, filter: PointsFilter, page: number) => ({
  ...callQuery(getSalePoints, { query: { contragent, ...filter, page, pageSize: 20 } }),
  placeholderData: keepPreviousData,
});

/** Where a company sells: a list, and the same places on a map beside it. */
export function SalePointsTab({ company }: OwnTabProps) {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = pointsFilterOf(params);
  const list = useQuery(pointsQuery(company.id, filter, page));
  const { data, isPending, isPlaceholderData } = list;
  const { part: Dialog, isPending: isComing, ask } = usePart(loadDialog);
  const [opened, setOpened] = useState<{ readonly point?: SalePoint }>();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [actedOn, setActedOn] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(actedOn !== undefined && actedOn !== data);
  const canEdit = mayEdit(company);

  const shownPage = data?.pageNavigation.pageNumber;
  useEffect(() => {
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== page) setPage(shownPage);
  });
  function open(point?: SalePoint) {
    setOpened(point ? { point } : {});
    setActedOn(data);
    ask();
  }

  function show({ id }: SalePoint) {
    setChosenId(id);
    showMap();
  }

  if (!data && !isPending)
    return (
      <PageFailure
        isPart
        error={list.error}
        title="Не удалось загрузить торговые точки"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const isFiltered = filter.query !== '' || filter.active !== '';
  const found = data?.pageNavigation.recordCount ?? 0;
  return (
    <Stack gap={4} ref={region}>
      <Row justify="between">
        <Text tone="muted" role="status">
          {found > 0 && countOf(found, 'торговая точка', 'торговые точки', 'торговых точек')}
        </Text>
        {canEdit && (
          <Button
            variant="primary"
            icon={<PlusIcon />}
            pending={isComing && opened !== undefined && !opened.point}
            onClick={() => open()}
            data-keeps-focus
          >
            Добавить точку
          </Button>
        )}
      </Row>
      {(isPending || found > 0 || isFiltered) && <SalePointFilters filter={filter} onChange={setFilter} />}
      {!canEdit && (
        <Notice>
          Добавлять и{'\u00a0'}менять торговые точки могут сотрудники с{'\u00a0'}правом «Компания». Его выдаёт
          администратор компании.
        </Notice>
      )}
      {isPending ? (
        <SalePointListSkeleton />
      ) : found === 0 ? (
        <NoSalePoints isFiltered={isFiltered} onClear={() => setFilter({ query: '', active: '' })} />
      ) : (
        <SalePointsBeside points={data?.items ?? []} chosenId={chosenId} onChoose={setChosenId}>
          <SalePointList
            points={data?.items ?? []}
            isStale={isPlaceholderData}
            chosenId={chosenId}
            renderActs={(point) => (
              <PointActs
                point={point}
                contragent={company.id}
                canEdit={canEdit}
                isOpening={isComing && opened?.point?.id === point.id}
                onShow={point.coordinates ? () => show(point) : undefined}
                onEdit={() => open(point)}
                onAct={() => setActedOn(data)}
              />
            )}
          />
        </SalePointsBeside>
      )}
      {data && <Pagination label="Страницы точек" navigation={data.pageNavigation} hrefFor={hrefForPage} />}
      {opened && Dialog && (
        <Dialog contragent={company.id} point={opened.point} onClose={() => setOpened(undefined)} />
      )}
    </Stack>
  );
}
