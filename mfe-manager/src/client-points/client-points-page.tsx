import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { hasMaps } from '@shop/kit/maps';
import { ListPage } from '@shop/kit/page/list-page';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Row, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { CompanyIcon, PinIcon, StoreIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { CompanyFilter } from '../common/company-filter.tsx';
import { pointsFilterOf, SalePointFilters } from '../common/sale-points/sale-point-filters.tsx';
import { SalePointList, SalePointListSkeleton } from '../common/sale-points/sale-point-list.tsx';
import { showMap } from '../common/sale-points/sale-points-map.tsx';
import { SalePointsWithMap } from '../common/sale-points/sale-points-with-map.tsx';
import { COMPANY_PARAM, useChosenCompany } from '../common/use-chosen-company.ts';
import { clientPointsQuery } from './client-points.queries.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "point-companies" */ './point-companies-dialog.tsx'))
    .PointCompaniesDialog;
}

/** Sale points of the manager's clients (§2, §6) as a list and on a map, with the companies they belong to. */
export function ClientPointsPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const chosen = useChosenCompany(params);
  const filter = pointsFilterOf(params);
  const list = useQuery({ ...clientPointsQuery(filter, chosen.company?.id, page), enabled: chosen.isReady });
  const { chunk: Dialog, isPending: isDialogPending, ask } = useLazyChunk(loadDialog);
  const [opened, setOpened] = useState<SalePoint>();
  const [chosenId, setChosenId] = useState<number | null>(null);
  usePageTitle('Торговые точки клиентов');
  useShownPage(list, page, setPage);

  const shown = opened && (list.data?.items.find(({ id }) => id === opened.id) ?? opened);
  return (
    <ListPage
      title="Торговые точки клиентов"
      query={chosen.failedQuery ?? list}
      failure="Не удалось загрузить торговые точки"
      missing={{
        label: 'Такой компании нет',
        text: 'Возможно, у\u00a0компании теперь другой менеджер.',
        link: { to: '/manager/mycompanies/salepoints/', label: 'Все точки' },
      }}
      filters={
        <Stack gap={3}>
          <SalePointFilters filter={filter} onChange={setFilter} />
          <CompanyFilter chosen={chosen} onChoose={(code) => setFilter({ [COMPANY_PARAM]: code })} />
        </Stack>
      }
      pending={<SalePointListSkeleton />}
      empty={
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
      }
      paginationLabel="Страницы точек"
      hrefForPage={hrefForPage}
      below={shown && Dialog && <Dialog point={shown} onClose={() => setOpened(undefined)} />}
    >
      {({ items }) => (
        <SalePointsWithMap points={items} chosenId={chosenId} onChoose={setChosenId}>
          <SalePointList
            points={items}
            isStale={list.isPlaceholderData}
            chosenId={chosenId}
            companiesLabel="Компании"
            renderActions={(point) => (
              <PointActions
                point={point}
                isOpening={isDialogPending && opened?.id === point.id}
                onShow={() => {
                  setChosenId(point.id);
                  showMap();
                }}
                onEdit={() => {
                  setOpened(point);
                  ask();
                }}
              />
            )}
          />
        </SalePointsWithMap>
      )}
    </ListPage>
  );
}

interface PointActionsProps {
  readonly point: SalePoint;
  readonly isOpening: boolean;
  readonly onShow: () => void;
  readonly onEdit: () => void;
}

function PointActions({ point, isOpening, onShow, onEdit }: PointActionsProps) {
  return (
    <Row gap={1}>
      {point.coordinates && hasMaps() && (
        <Button
          size="s"
          variant="quiet"
          icon={<PinIcon />}
          aria-label={`На карте: ${point.name}`}
          onClick={onShow}
        >
          На карте
        </Button>
      )}
      <Button
        size="s"
        variant="quiet"
        icon={<CompanyIcon />}
        aria-label={`Изменить компании: ${point.name}`}
        pending={isOpening}
        onClick={onEdit}
      >
        Изменить компании
      </Button>
    </Row>
  );
}
