import { getHeader } from '@shop/shared/contracts/header';
import { formatPhone } from '@shop/shared/format/phone';
import { callQuery, useQuery } from '@shop/shared/query';
import { Button, Card, Link } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { GiftIcon } from '@shop/shared/ui/icons';

/** For whom no plan has been made: what it is, and who makes one. The manager is known to the header, which is loaded first. */
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
