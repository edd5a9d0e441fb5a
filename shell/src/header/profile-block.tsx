import { Row, Skeleton, Stack, Text } from '@shop/shared/ui';
import { ProfileIcon } from '@shop/shared/ui/icons';
import { useHeader } from './header.queries.ts';

/** Who is logged in and as what. */
export function ProfileBlock() {
  const header = useHeader();
  if (!header) return <Skeleton width={140} height={32} />;
  return (
    <Row gap={2} wrap={false}>
      <ProfileIcon />
      <Stack gap={0}>
        <Text size="s" weight="medium" truncate>
          {header.user.fullName}
        </Text>
        <Text size="xs" tone="muted" truncate>
          {header.user.roleName}
        </Text>
      </Stack>
    </Row>
  );
}
