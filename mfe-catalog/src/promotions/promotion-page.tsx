import type { getPromotion } from '@shop/contracts/catalog/promotions';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { formatDay } from '@shop/domain/format/date';
import { queryClient, useQuery } from '@shop/platform/query';
import { matchPath, useParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Link, PageHeader, Row, Skeleton, SkeletonText, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { askAhead } from '../common/ask-ahead.ts';
import { Paragraphs } from '../common/paragraphs.tsx';
import { ProductGridSkeleton } from '../listing/cards.api.ts';
import { PromotionProducts } from './promotion-products.tsx';
import { PromotionTerm } from './promotion-term.tsx';
import { promotionProductsQuery, promotionQuery } from './promotions.queries.ts';

askAhead((pathname) => {
  const code = matchPath('/actions/:code/', pathname)?.params.code;
  if (code === undefined) return;
  void queryClient.prefetchQuery(promotionQuery(code));
  void queryClient.prefetchQuery(promotionProductsQuery(code, 1));
});

/** `/actions/{code}/`: what a promotion is, and its goods, ready for the basket. */
export function PromotionPage() {
  const { code = '' } = useParams();
  const promotion = useQuery(promotionQuery(code));
  usePageTitle(promotion.data?.title);
  if (promotion.data) return <Content promotion={promotion.data} />;
  if (promotion.isPending) return <Pending />;
  return (
    <PageFailure
      error={promotion.error}
      title="Не удалось загрузить акцию"
      missing={{
        label: 'Такой акции нет',
        text: 'Ссылка устарела, или акция ещё не началась.',
        link: { to: '/actions/', label: 'Все акции' },
      }}
      retrying={promotion.isFetching}
      onRetry={() => void promotion.refetch()}
    />
  );
}

const trail = { label: 'Акции', to: '/actions/' };

function Content({ promotion }: { promotion: CallAnswer<typeof getPromotion> }) {
  const { id, code, title, lead, text, startsOn, endsOn, isRunning, link, hidden } = promotion;
  const mayEdit = useIsAllowed('promotion.edit');
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        breadcrumbs={[trail, { label: title }]}
        lead={lead}
        actions={mayEdit && <Link to={`/actions/manage/${id}/`}>Редактировать</Link>}
      />
      {hidden && (
        <Notice title="Покупатели не видят эту акцию">
          {hidden === 'draft' ? 'Она не опубликована.' : `Она начнётся ${formatDay(startsOn)}.`}
        </Notice>
      )}
      {isRunning ? (
        <Row gap={2}>
          <PromotionTerm {...promotion} />
        </Row>
      ) : (
        <Notice title="Акция завершена">
          Она шла с {formatDay(startsOn)} по {endsOn && formatDay(endsOn)}. Товары ниже продаются на{'\u00a0'}
          обычных условиях.
        </Notice>
      )}
      {text && <Paragraphs text={text} />}
      {link && <Link to={link}>Весь раздел в{'\u00a0'}каталоге</Link>}
      <PromotionProducts key={code} code={code} />
    </Stack>
  );
}

function Pending() {
  return (
    <Stack gap={5} aria-busy="true">
      <Stack gap={2}>
        <Skeleton height={20} width={200} />
        <Skeleton height={36} width="min(480px, 90%)" />
      </Stack>
      <Skeleton height={22} width={200} />
      <SkeletonText lines={6} />
      <ProductGridSkeleton count={8} />
    </Stack>
  );
}
