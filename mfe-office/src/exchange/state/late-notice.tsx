import type { StreamState } from '@shop/contracts/office/exchange';
import { Link } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { streamTitles } from '../common/exchange-titles.ts';

/** Says what to do about streams that are late: 1C has to call, the shop can only wait. */
export function LateNotice({ streams }: { readonly streams: readonly StreamState[] }) {
  const late = streams.filter(({ isLate }) => isLate);
  if (late.length === 0) return null;
  return (
    <Notice tone="warning" title={`Опаздывает: ${late.map(({ stream }) => streamTitles[stream]).join(', ')}`}>
      Обмен начинает 1С. Проверьте в{'\u00a0'}ней, что обмен с{'\u00a0'}сайтом включён по{'\u00a0'}расписанию
      и{'\u00a0'}проходит без ошибок. Что она прислала в{'\u00a0'}последний раз, видно в{'\u00a0'}
      <Link to="/office/exchange/journal/">журнале обмена</Link>; входит ли она, проверяется на{'\u00a0'}
      странице <Link to="/office/exchange/nodes/">«Подключение»</Link>.
    </Notice>
  );
}
