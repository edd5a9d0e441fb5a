import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useNavigate, useSearchParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Button, Link, PageHeader, Row, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PromotionIcon } from '@shop/ui/parts/icons';
import { type ReactNode, useState } from 'react';
import { CardColumns, CardsSkeleton } from '../common/text-card.tsx';
import { PromotionCards } from './promotion-cards.tsx';
import { allPromotionsQuery } from './promotions.queries.ts';

/**
 * `/actions/`: current promotions, then past ones. Further pages are appended, and the URL remembers how
 * many.
 */
export function PromotionsPage() {
  const [given] = useSearchParams();
  const navigate = useNavigate();
  const first = useQuery(allPromotionsQuery(1));
  const [focusedPage, setFocusedPage] = useState<number>();
  usePageTitle(first.data && 'Акции');
  function handleMore(page: number) {
    setFocusedPage(page);
    void navigate(`/actions/?page=${page}`, { replace: true });
  }
  return (
    <QueryStates
      query={first}
      scope="page"
      pending={
        <Framed>
          <CardsSkeleton count={4} />
        </Framed>
      }
      failure="Не удалось загрузить акции"
      isEmpty={({ pageNavigation }) => pageNavigation.recordCount === 0}
      empty={
        <Framed count={0}>
          <EmptyState
            icon={<PromotionIcon />}
            title="Акций пока нет"
            action={<Button to="/catalog/">В каталог</Button>}
          >
            Новые появятся здесь и на главной странице.
          </EmptyState>
        </Framed>
      }
    >
      {({ pageNavigation: { pageCount, recordCount } }) => {
        const shown = Math.min(pagesOf(given.get('page')), pageCount);
        return (
          <Framed count={recordCount}>
            <CardColumns>
              {Array.from({ length: shown }, (_, index) => (
                <PromotionCards key={index + 1} page={index + 1} takesFocus={focusedPage === index + 1} />
              ))}
            </CardColumns>
            {shown < pageCount && (
              <Row justify="center">
                <Button onClick={() => handleMore(shown + 1)}>Показать ещё</Button>
              </Row>
            )}
          </Framed>
        );
      }}
    </QueryStates>
  );
}

function Framed({ count, children }: { readonly count?: number; readonly children: ReactNode }) {
  const mayEdit = useIsAllowed('promotion.edit');
  return (
    <Stack gap={5}>
      <PageHeader
        title="Акции"
        count={count}
        actions={
          <>
            {mayEdit && <Link to="/actions/manage/">Управление акциями</Link>}
            <Link to="/marketing/">Материалы для{'\u00a0'}закупки</Link>
          </>
        }
      />
      {children}
    </Stack>
  );
}

/** The number of pages in the URL. */
function pagesOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,2}$/.test(given) ? Number(given) : 1;
}
