import {
  type BasketPromotion,
  getPromotionGroup,
  getPromotionsOfRow,
} from '@shop/contracts/basket-order/basket-promotions';
import { formatShortDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { callQuery, useQuery } from '@shop/platform/query';
import { Button, Link, Skeleton, SkeletonText, Stack, Text } from '@shop/ui';
import { Popover } from '../../common/popover.tsx';
import { basketClient } from '../client/current-basket.ts';

interface RowPromotionsProps {
  readonly offerId: number;
  readonly name: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** A promotion names at most this many of its rows. */
const NAMED = 5;

/** The promotions of a row's product, and what else of each is in the basket. */
export function RowPromotions({ offerId, name, anchor, onClose }: RowPromotionsProps) {
  const promotions = useQuery(callQuery(getPromotionsOfRow, { params: { code: offerId } }));
  return (
    <Popover anchor={anchor} label={`Акции: ${name}`} onClose={onClose}>
      {promotions.isPending ? (
        <div aria-busy="true">
          <Skeleton height={20} width={280} />
          <SkeletonText lines={3} />
        </div>
      ) : !promotions.data ? (
        <Stack gap={2} role="alert">
          <Text>{messageOf(promotions.error)}</Text>
          <Button size="s" onClick={() => void promotions.refetch()}>
            Повторить
          </Button>
        </Stack>
      ) : promotions.data.items.length === 0 ? (
        <Text>Акция только что закончилась.</Text>
      ) : (
        <Stack gap={4}>
          {promotions.data.items.map((promotion) => (
            <Promotion key={promotion.code} promotion={promotion} offerId={offerId} />
          ))}
        </Stack>
      )}
    </Popover>
  );
}

function Promotion({ promotion, offerId }: { promotion: BasketPromotion; offerId: number }) {
  const { code, title, lead, endsOn } = promotion;
  return (
    <Stack gap={1}>
      <Text weight="medium">
        <Link to={`/actions/${encodeURIComponent(code)}/`}>{title}</Link>
      </Text>
      {endsOn && (
        <Text size="s" tone="muted">
          до {formatShortDay(endsOn)}
        </Text>
      )}
      {lead && <Text size="s">{lead}</Text>}
      <Group code={code} offerId={offerId} />
    </Stack>
  );
}

function Group({ code, offerId }: { code: string; offerId: number }) {
  const { data, isPending } = useQuery({
    ...callQuery(getPromotionGroup, { params: { code } }),
    staleTime: 0,
  });
  if (isPending) return <SkeletonText lines={1} />;
  if (!data) return null;
  const others = data.offerIds.filter((id) => id !== offerId);
  const names = new Map(
    basketClient.getSnapshot().basket.lines.map(({ offerId, row }) => [offerId, row.name]),
  );
  const named = others.flatMap((id) => names.get(id) ?? []).slice(0, NAMED);
  return (
    <>
      <Text size="s" tone="muted">
        В{'\u00a0'}корзине по{'\u00a0'}этой акции:{' '}
        {countOf(data.offerIds.length, 'позиция', 'позиции', 'позиций')}
        {data.totalKopecks !== null && `, ${formatMoney(data.totalKopecks)}`}
      </Text>
      {named.length > 0 && (
        <Text size="s" as="div">
          {named.map((name, index) => (
            <div key={`${index} ${name}`}>{name}</div>
          ))}
          {others.length > named.length && <div>и ещё {formatNumber(others.length - named.length)}</div>}
        </Text>
      )}
    </>
  );
}
