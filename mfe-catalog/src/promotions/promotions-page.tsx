import { queryClient, useQuery } from '@shop/platform/query';
import { useNavigate, useSearchParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, Link, PageHeader, Row, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PromotionIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { askAhead } from '../common/ask-ahead.ts';
import { CardColumns, CardsSkeleton } from '../common/text-card.tsx';
import { PromotionCards } from './promotion-cards.tsx';
import { allPromotionsQuery } from './promotions.queries.ts';

askAhead((pathname) => {
  if (pathname === '/actions/') void queryClient.prefetchQuery(allPromotionsQuery(1));
});

/** `/actions/`: promotions that run, then those that are over; further ones below, and the address remembers them. */
export function PromotionsPage() {
  const [given] = useSearchParams();
  const navigate = useNavigate();
  const first = useQuery(allPromotionsQuery(1));
  const mayEdit = useIsAllowed('promotion.edit');
  const [asked, setAsked] = useState<number>();
  usePageTitle(first.data && 'Акции');
  if (!first.data && !first.isPending)
    return (
      <PageFailure
        error={first.error}
        title="Не удалось загрузить акции"
        retrying={first.isFetching}
        onRetry={() => void first.refetch()}
      />
    );
  const pageCount = first.data?.pageNavigation.pageCount ?? 1;
  const shown = Math.min(pagesOf(given.get('page')), pageCount);
  const count = first.data?.pageNavigation.recordCount;
  function handleMore() {
    setAsked(shown + 1);
    void navigate(`/actions/?page=${shown + 1}`, { replace: true });
  }
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
      {!first.data && <CardsSkeleton count={4} />}
      {count === 0 && (
        <EmptyState
          icon={<PromotionIcon />}
          title="Акций пока нет"
          action={<Button to="/catalog/">В каталог</Button>}
        >
          Новые появятся здесь и на главной странице.
        </EmptyState>
      )}
      {first.data && (
        <CardColumns>
          {Array.from({ length: shown }, (_, index) => (
            <PromotionCards key={index + 1} page={index + 1} takesFocus={asked === index + 1} />
          ))}
        </CardColumns>
      )}
      {shown < pageCount && (
        <Row justify="center">
          <Button onClick={handleMore}>Показать ещё</Button>
        </Row>
      )}
    </Stack>
  );
}

/** How many pages the address asks for, one below the other. */
function pagesOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,2}$/.test(given) ? Number(given) : 1;
}
