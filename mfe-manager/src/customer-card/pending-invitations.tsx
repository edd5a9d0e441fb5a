import type { ManagedCard } from '@shop/contracts/manager/manager';
import { formatPhone } from '@shop/domain/format/phone';
import { Badge, Button, Row, Text } from '@shop/ui';
import { useCancelInvitation } from './cancel-invitation.mutation.ts';

type Invitation = ManagedCard['invitations'][number];

/** An invitation sent by SMS and not accepted yet, as a line among the people of the card. */
export function PendingInvitation({
  invitation: { phone, isAdmin },
  companyId,
}: {
  readonly invitation: Invitation;
  readonly companyId: number;
}) {
  const cancel = useCancelInvitation(companyId);
  return (
    <Row as="li" gap={3} justify="between">
      <Row gap={2}>
        <Text weight="medium" numeric>
          {formatPhone(phone)}
        </Text>
        <Badge tone="warning">Приглашён по{'\u00a0'}смс</Badge>
        {isAdmin && <Badge tone="info">Администратор</Badge>}
      </Row>
      <Button
        size="s"
        pending={cancel.isPending}
        aria-label={`Отозвать приглашение: ${formatPhone(phone)}`}
        onClick={() => cancel.mutate(phone)}
      >
        Отозвать
      </Button>
    </Row>
  );
}
