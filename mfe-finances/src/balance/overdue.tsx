import type { Balance } from '@shop/shared/contracts/finances';
import { Facts, Money, Notice, Panel } from '@shop/shared/ui';

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
