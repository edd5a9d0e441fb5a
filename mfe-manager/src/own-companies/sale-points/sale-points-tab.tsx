import { getSalePoints, type SalePoint } from '@shop/contracts/manager/sale-points';
import { countOf } from '@shop/domain/format/number';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { Button, Row, Text } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { ListTab } from '../../common/list-tab.tsx';
import {
  type PointsFilter,
  pointsFilterOf,
  SalePointFilters,
} from '../../common/sale-points/sale-point-filters.tsx';
import { SalePointList, SalePointListSkeleton } from '../../common/sale-points/sale-point-list.tsx';
import { showMap } from '../../common/sale-points/sale-points-map.tsx';
import { SalePointsWithMap } from '../../common/sale-points/sale-points-with-map.tsx';
import { mayEdit } from '../common/own-companies.queries.ts';
import type { OwnTabProps } from '../common/own-tab.ts';
import { NoSalePoints } from './no-sale-points.tsx';
import { SalePointActions } from './sale-point-actions.tsx';

async function loadDialog() {
  return (
    await import(/* webpackChunkName: "sale-point-dialog" */ '../../common/sale-points/sale-point-dialog.tsx')
  ).SalePointDialog;
}

const pointsQuery = (contragent: number, filter: PointsFilter, page: number) => ({
  ...callQuery(getSalePoints, { query: { contragent, ...filter, page, pageSize: 20 } }),
  placeholderData: keepPreviousData,
});

/** Sale points of a company as a list and on a map. */
export function SalePointsTab({ company }: OwnTabProps) {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = pointsFilterOf(params);
  const list = useQuery(pointsQuery(company.id, filter, page));
  const { data } = list;
  const { chunk: Dialog, isPending: isDialogPending, ask } = useLazyChunk(loadDialog);
  const [opened, setOpened] = useState<{ readonly point?: SalePoint }>();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [dataAtAction, setDataAtAction] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(dataAtAction !== undefined && dataAtAction !== data);
  const canEdit = mayEdit(company);
  useShownPage(list, page, setPage);

  function open(point?: SalePoint) {
    setOpened(point ? { point } : {});
    setDataAtAction(data);
    ask();
  }
  function show({ id }: SalePoint) {
    setChosenId(id);
    showMap();
  }
  const isFiltered = filter.query !== '' || filter.active !== '';
  const found = data?.pageNavigation.recordCount ?? 0;
  return (
    <ListTab
      ref={region}
      query={list}
      failure="Не удалось загрузить торговые точки"
      above={
        <>
          <Row justify="between">
            <Text tone="muted" role="status">
              {found > 0 && countOf(found, 'торговая точка', 'торговые точки', 'торговых точек')}
            </Text>
            {canEdit && (
              <Button
                variant="primary"
                icon={<PlusIcon />}
                pending={isDialogPending && opened !== undefined && !opened.point}
                onClick={() => open()}
                data-keeps-focus
              >
                Добавить точку
              </Button>
            )}
          </Row>
          {(!data || found > 0 || isFiltered) && <SalePointFilters filter={filter} onChange={setFilter} />}
          {!canEdit && (
            <Notice>
              Добавлять и{'\u00a0'}менять торговые точки могут сотрудники с{'\u00a0'}правом «Компания». Его
              выдаёт администратор компании.
            </Notice>
          )}
        </>
      }
      pending={<SalePointListSkeleton />}
      empty={<NoSalePoints isFiltered={isFiltered} onClear={() => setFilter({ query: '', active: '' })} />}
      paginationLabel="Страницы точек"
      hrefForPage={hrefForPage}
      below={
        opened &&
        Dialog && <Dialog contragent={company.id} point={opened.point} onClose={() => setOpened(undefined)} />
      }
    >
      {({ items }) => (
        <SalePointsWithMap points={items} chosenId={chosenId} onChoose={setChosenId}>
          <SalePointList
            points={items}
            isStale={list.isPlaceholderData}
            chosenId={chosenId}
            renderActions={(point) => (
              <SalePointActions
                point={point}
                contragent={company.id}
                canEdit={canEdit}
                isOpening={isDialogPending && opened?.point?.id === point.id}
                onShow={point.coordinates ? () => show(point) : undefined}
                onEdit={() => open(point)}
                onActionStart={() => setDataAtAction(data)}
              />
            )}
          />
        </SalePointsWithMap>
      )}
    </ListTab>
  );
}
