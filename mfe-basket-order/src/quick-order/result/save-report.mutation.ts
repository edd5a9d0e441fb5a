import { getQuickOrderReport } from '@shop/contracts/basket-order/quick-order';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { followDownload } from '../../common/follow-download.ts';
import { type OrderLine, type Outcome, outcomeOf } from './order-line.ts';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  good: 'Будет добавлена',
  corrected: 'Исправлена',
  rejected: 'Отклонена',
  added: 'Добавлена',
  dropped: 'Убрана',
  checking: 'Не проверена',
};

/** Every line with what has become of it, as XLSX. */
export function useSaveReport(lines: readonly OrderLine[]) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      followDownload((await call(getQuickOrderReport, { body: { lines: lines.map(toRow) } })).url),
    onError: (error) =>
      void toast.danger(`Отчёт не сохранён. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => mutate() },
      }),
  });
  return { save: () => mutate(), isPending };
}

function toRow(line: OrderLine) {
  const { requested, verdict } = line;
  return {
    rowNumber: requested.rowNumber,
    article: line.source.article,
    quantity: requested.quantity,
    outcome: OUTCOMES[outcomeOf(line)],
    message: (verdict?.message ?? '').slice(0, 500),
    foundArticle: verdict?.offer?.article.slice(0, 500) ?? '',
    foundName: verdict?.offer?.name.slice(0, 500) ?? '',
    orderQuantity: verdict?.orderQuantity ?? 0,
  };
}
