import { formatPhone, phoneDigits } from '@shop/shared/format/phone';
import { Link, Stack, Text } from '@shop/shared/ui';
import { useHeader } from '../header/header.queries.ts';

/** Contacts of the manager who serves the customer (§2). */
export function ManagerCard() {
  const manager = useHeader()?.manager;
  if (!manager) return null;
  return (
    <Stack as="section" gap={1} aria-label="Ваш менеджер">
      <Text size="xs" tone="subtle">
        Ваш менеджер
      </Text>
      <Text weight="medium">{manager.name}</Text>
      <Link href={`tel:+${phoneDigits(manager.phone)}`} tone="default">
        {formatPhone(manager.phone)}
      </Link>
      <Link href={`mailto:${manager.email}`}>{manager.email}</Link>
    </Stack>
  );
}
