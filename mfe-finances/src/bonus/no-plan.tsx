import { getHeader } from '@shop/contracts/account/header';
import { formatPhone } from '@shop/domain/format/phone';
import { callQuery, useQuery } from '@shop/platform/query';
import { Button, Card, Link } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { GiftIcon } from '@shop/ui/parts/icons';

/** The empty state explains what a bonus plan is and who draws one up. The header has loaded the manager already. */
export function NoPlan() {
  const { data: header } = useQuery({ ...callQuery(getHeader, {}), enabled: false });
  const manager = header?.manager;
  return (
    <Card padding={0}>
      <EmptyState
        icon={<GiftIcon />}
        title="Бонусного плана пока нет"
        action={
          <Button variant="primary" to="/appeal/add/">
            Спросить о&nbsp;бонусном плане
          </Button>
        }
      >
        По&nbsp;бонусному плану часть суммы отгрузок за&nbsp;период возвращается вам бонусом: чем больше
        отгружено, тем выше ставка. План составляет ваш персональный менеджер
        {manager ? (
          <>
            : {manager.name.replaceAll(' ', '\u00a0')},{' '}
            <Link href={`tel:${manager.phone}`}>{formatPhone(manager.phone)}</Link>.
          </>
        ) : (
          '.'
        )}
      </EmptyState>
    </Card>
  );
}
