import type { EditedPromotion } from '@shop/contracts/catalog/promotion-editing';
import { formatDay } from '@shop/domain/format/date';
import { Badge } from '@shop/ui';

/** The state of a promotion for managers. */
export function PromotionStateBadge({ state, startsOn }: Pick<EditedPromotion, 'state' | 'startsOn'>) {
  switch (state) {
    case 'draft':
      return <Badge tone="warning">Не опубликована</Badge>;
    case 'coming':
      return <Badge tone="info">Начнётся {formatDay(startsOn)}</Badge>;
    case 'running':
      return <Badge tone="success">Идёт</Badge>;
    case 'ended':
      return <Badge>Завершена</Badge>;
  }
}
