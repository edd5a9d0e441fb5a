import { QUICK_ORDER_FILE_BYTES } from '@shop/contracts/basket-order/quick-order';
import { formatNumber } from '@shop/domain/format/number';
import { FILE_TYPES } from '../../common/file-types.ts';

const MEGABYTE = 1_000_000;

/** Why a file need not be sent at all; empty if it may be. The server looks at what is in it. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>): string {
  const dot = name.lastIndexOf('.');
  const type = dot < 0 ? '' : name.slice(dot).toLowerCase();
  if (!FILE_TYPES.some((known) => known === type))
    return `Файл «${name}» не прочитать: подойдут ${FILE_TYPES.map((known) => known.slice(1)).join(', ')}.`;
  if (size === 0) return `Файл «${name}» пуст.`;
  if (size > QUICK_ORDER_FILE_BYTES)
    return `Файл «${name}» занимает ${formatNumber(Math.ceil((size / MEGABYTE) * 10) / 10)}\u00a0МБ, а\u00a0принимаем до\u00a0${QUICK_ORDER_FILE_BYTES / MEGABYTE}\u00a0МБ. Разделите его или уберите картинки и\u00a0лишние листы.`;
  return '';
}
