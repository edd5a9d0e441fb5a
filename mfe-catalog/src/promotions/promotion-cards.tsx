import type { Promotion } from '@shop/contracts/catalog/promotions';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { ErrorPanel } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { CardSkeletons, TextCard } from '../common/text-card.tsx';
import { PromotionTerm } from './promotion-term.tsx';
import { allPromotionsQuery } from './promotions.queries.ts';

interface PromotionCardsProps {
  readonly page: number;
  /** The page was just requested, so its first promotion takes the focus. */
  readonly takesFocus: boolean;
}

/** One page of promotions as items of the shared list. */
export function PromotionCards({ page, takesFocus }: PromotionCardsProps) {
  const promotions = useQuery(allPromotionsQuery(page));
  const first = useRef<HTMLAnchorElement>(null);
  const isShown = promotions.data !== undefined;
  useEffect(() => {
    if (takesFocus && isShown) first.current?.focus();
  }, [takesFocus, isShown]);
  if (promotions.isPending) return <CardSkeletons count={2} />;
  if (!promotions.data)
    return (
      <li>
        <ErrorPanel
          title="Не удалось загрузить акции"
          text={messageOf(promotions.error)}
          retrying={promotions.isFetching}
          onRetry={() => void promotions.refetch()}
        />
      </li>
    );
  return promotions.data.items.map((promotion, index) => (
    <PromotionCard key={promotion.id} promotion={promotion} link={index === 0 ? first : undefined} />
  ));
}

function PromotionCard({
  promotion,
  link,
}: {
  promotion: Promotion;
  link: React.Ref<HTMLAnchorElement> | undefined;
}) {
  const { code, title, lead, isRunning } = promotion;
  return (
    <TextCard
      to={`/actions/${encodeURIComponent(code)}/`}
      link={link}
      title={title}
      lead={lead}
      note={<PromotionTerm {...promotion} />}
      isPast={!isRunning}
    />
  );
}
