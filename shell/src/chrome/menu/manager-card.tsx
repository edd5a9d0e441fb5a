import { formatPhone, phoneDigits } from '@shop/domain/format/phone';
import { useSession } from '@shop/platform/session';
import { Link, Stack, Text } from '@shop/ui';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { useHeader } from '../common/header.queries.ts';
import { HeaderPlace } from '../common/header-place.tsx';

/** Contacts of the customer's manager (§2). Their space is reserved while they load. */
export function ManagerCard() {
  const header = useHeader();
  const session = useSession();
  const isCustomer = session.status === 'in' && session.user.role === 'CUSTOMER';
  if (!header) return isCustomer ? <HeaderPlace name="Ваш менеджер" height={96} /> : null;
  const { manager } = header;
  if (!manager) return null;
  return (
    <Card forwardedAs="section" gap={1} aria-label="Ваш менеджер">
      <Text size="xs" tone="subtle">
        Ваш менеджер
      </Text>
      <Text weight="medium">{manager.name}</Text>
      <Link href={`tel:+${phoneDigits(manager.phone)}`}>{formatPhone(manager.phone)}</Link>
      <Link href={`mailto:${manager.email}`}>{manager.email}</Link>
    </Card>
  );
}

/** Aligned with the texts of the links around it. */
const Card = styled(Stack)`
  min-block-size: 96px;
  padding-inline: ${space[3]};
`;
