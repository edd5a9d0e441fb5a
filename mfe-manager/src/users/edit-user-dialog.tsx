import { getUserForm, type ManagedUser } from '@shop/contracts/manager/manager-users';
import { QueryStates } from '@shop/kit/page/query-states';
import { callQuery, useQuery } from '@shop/platform/query';
import { Modal, Skeleton, Stack } from '@shop/ui';
import { useState } from 'react';
import { shortNameOf } from '../common/people/person-name.ts';
import { EditUserForm } from './edit-user-form.tsx';

interface EditUserDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** Edits a user (§3) as the server has it now. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const [isSending, setSending] = useState(false);
  const loaded = useQuery({
    ...callQuery(getUserForm, { body: { userId: user.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Modal isOpen onClose={onClose} title={`Изменить: ${shortNameOf(user)}`} locked={isSending}>
      <QueryStates
        query={loaded}
        failure="Не удалось загрузить пользователя"
        pending={
          <Stack gap={4} aria-busy="true">
            {['names', 'position', 'phone', 'state', 'buttons'].map((line) => (
              <Skeleton key={line} height={64} />
            ))}
          </Stack>
        }
      >
        {(data) => <EditUserForm shown={data} onSending={setSending} onClose={onClose} />}
      </QueryStates>
    </Modal>
  );
}
