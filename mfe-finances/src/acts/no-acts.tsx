import { Card } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { DocumentIcon } from '@shop/ui/parts/icons';

/** The empty state explains what a reconciliation act is for. */
export function NoActs() {
  return (
    <Card padding={0}>
      <EmptyState compact icon={<DocumentIcon />} title="Актов сверки пока нет">
        Акт сверки показывает все отгрузки и&nbsp;оплаты за&nbsp;период и&nbsp;остаток на&nbsp;его начало
        и&nbsp;конец. Он&nbsp;нужен, чтобы сверить расчёты с&nbsp;вашей бухгалтерией: при закрытии квартала,
        перед новым договором или когда суммы разошлись. Выберите период выше: обычно акт готов сразу.
      </EmptyState>
    </Card>
  );
}
