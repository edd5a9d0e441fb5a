import type { Act } from '@shop/contracts/finances/reconciliation-acts';
import { formatDay } from '@shop/domain/format/date';

export const nameOfAct = ({ number }: Pick<Act, 'number'>) => `Акт №\u00a0${number}`;

/** «01.07.2026 – 30.09.2026» */
export const periodOfAct = ({ periodFrom, periodTo }: Pick<Act, 'periodFrom' | 'periodTo'>) =>
  periodFrom === periodTo ? formatDay(periodFrom) : `${formatDay(periodFrom)} – ${formatDay(periodTo)}`;
