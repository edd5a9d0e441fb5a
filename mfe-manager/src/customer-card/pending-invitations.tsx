import type { ManagedCard } from '@shop/contracts/manager/manager';
import { cancelInvitation } from '@shop/contracts/manager/manager-users';
import { formatPhone } from '@shop/domain/format/phone';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { Badge, Button, Row, Text, toast } from '@shop/ui';
import { refreshManaged } from '../common/managed.queries.ts';

type Invitation = ManagedCard['invitations'][number];

/** Whom a text message has gone to and who has not come yet, as a line of the card's people. */
export function PendingInvitation({
  invitation: { phone, isAdmin },
  companyId,
}: {
  readonly invitation: Invitation;
  readonly companyId: number;
}) {
  const cancel = useMutation({
    mutationFn: () => call(cancelInvitation, { body: { contragent: companyId, phone } }),
    onSuccess: () => toast.success('Приглашение отозвано'),
    onError: (error) => toast.danger(messageOf(error)),
    onSettled: refreshManaged,
  });
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
        onClick={() => cancel.mutate()}
      >
        Отозвать
      </Button>
    </Row>
  );
}
