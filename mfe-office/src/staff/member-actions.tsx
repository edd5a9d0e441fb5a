import type { StaffMember } from '@shop/contracts/office/staff';
import { Button, IconButton, Row } from '@shop/ui';
import { EditIcon, MailIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { isSelf } from './save-rights.mutation.ts';
import { sendLink } from './send-link.mutation.ts';
import { nameOf } from './staff.queries.ts';
import { switchMember } from './switch-member.mutation.ts';

interface MemberActionsProps {
  readonly member: StaffMember;
  readonly onEditRights: () => void;
}

/** Rights, a new link, off and on. Nobody switches themselves off, since only a colleague could undo it. */
export function MemberActions({ member, onEditRights }: MemberActionsProps) {
  const [busy, setBusy] = useState<'link' | 'switch'>();
  const { role, isActive, isLastAdministrator } = member;
  const name = nameOf(member);
  async function run(kind: 'link' | 'switch', work: () => Promise<void>) {
    setBusy(kind);
    await work();
    setBusy(undefined);
  }
  return (
    <Row gap={1} justify="end" wrap={false}>
      {role === 'MANAGER' && (
        <IconButton size="s" label={`Права: ${name}`} icon={<EditIcon />} onClick={onEditRights} />
      )}
      {isActive && !isSelf(member) && (
        <IconButton
          size="s"
          label={`Отправить новую ссылку для пароля: ${name}`}
          icon={<MailIcon />}
          pending={busy === 'link'}
          onClick={() => void run('link', () => sendLink(member))}
        />
      )}
      {!isSelf(member) && (
        // One button for both states keeps the focus.
        <Button
          key="switch"
          size="s"
          aria-label={`${isActive ? 'Отключить' : 'Включить'}: ${name}`}
          pending={busy === 'switch'}
          disabled={isLastAdministrator}
          onClick={() => void run('switch', () => switchMember(member, !isActive))}
        >
          {isActive ? 'Отключить' : 'Включить'}
        </Button>
      )}
    </Row>
  );
}
