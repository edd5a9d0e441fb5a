import type { Promotion } from '@shop/contracts/catalog/promotions';
import { formatDay } from '@shop/domain/format/date';
import { Badge } from '@shop/ui';

/** «До 29.11.2026 включительно», «Бессрочно», «Завершена 21.10.2026». */
export function PromotionTerm({ endsOn, isRunning }: Pick<Promotion, 'endsOn' | 'isRunning'>) {
  if (endsOn === null) return <Badge tone="success">Бессрочно</Badge>;
  const day = formatDay(endsOn);
  return isRunning ? <Badge tone="success">До {day} включительно</Badge> : <Badge>Завершена {day}</Badge>;
}
