import type { getPromotion } from '@shop/contracts/catalog/promotions';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { formatDay } from '@shop/domain/format/date';
import { ArticlePage } from '@shop/kit/page/article-page';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Row } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { Paragraphs } from '../common/paragraphs.tsx';
import { ProductGridSkeleton } from '../listing/cards.api.ts';
import { PromotionProducts } from './promotion-products.tsx';
import { PromotionTerm } from './promotion-term.tsx';
import { promotionQuery } from './promotions.queries.ts';

/** `/actions/{code}/`: a promotion and its products. */
export function PromotionPage() {
  const { code = '' } = useParams();
  const promotion = useQuery(promotionQuery(code));
  const mayEdit = useIsAllowed('promotion.edit');
  return (
    <ArticlePage
      query={promotion}
      list={{ label: 'Акции', to: '/actions/' }}
      lead={({ lead }) => lead}
      actions={({ id }) => mayEdit && <Link to={`/actions/manage/${id}/`}>Редактировать</Link>}
      draftNotice={({ hidden, startsOn }) =>
        hidden
          ? {
              title: 'Покупатели не видят эту акцию',
              text: hidden === 'draft' ? 'Она не опубликована.' : `Она начнётся ${formatDay(startsOn)}.`,
            }
          : undefined
      }
      pendingLines={6}
      pendingBelow={<ProductGridSkeleton count={8} />}
      failure="Не удалось загрузить акцию"
      missing={{
        label: 'Такой акции нет',
        text: 'Ссылка устарела, или акция ещё не началась.',
        link: { to: '/actions/', label: 'Все акции' },
      }}
    >
      {(shown) => <PromotionContent promotion={shown} />}
    </ArticlePage>
  );
}

function PromotionContent({ promotion }: { readonly promotion: CallAnswer<typeof getPromotion> }) {
  const { code, text, startsOn, endsOn, isRunning, link } = promotion;
  return (
    <>
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
    </>
  );
}
