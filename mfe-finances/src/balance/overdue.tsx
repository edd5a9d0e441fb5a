import type { Balance } from '@shop/shared/contracts/finances';
import { Panel } from '@shop/shared/ui';
import { Facts } from '@shop/shared/ui/facts';
import { Money } from '@shop/shared/ui/money';
import { Notice } from '@shop/shared/ui/notice';

/** Overdue debt by age in days. */
export function Overdue({ balance }: { balance: Balance }) {
  return (
    <Panel title="Просрочка по срокам">
      {balance.overdueKopecks === 0 ? (
        <Notice tone="success">Просроченных платежей нет.</Notice>
      ) : (
        <Facts
          layout="dots"
          facts={balance.overdueByAge.map(({ label, kopecks }) => ({
            term: label,
            value: <Money kopecks={kopecks} tone={kopecks > 0 ? 'danger' : 'muted'} />,
          }))}
        />
      )}
    </Panel>
  );
}
