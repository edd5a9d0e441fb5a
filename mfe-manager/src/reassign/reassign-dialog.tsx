import { getReassignForm, type ManagedUser } from '@shop/contracts/manager/manager-users';
import { QueryStates } from '@shop/kit/page/query-states';
import { callQuery, useQuery } from '@shop/platform/query';
import { Modal, Skeleton, Stack } from '@shop/ui';
import { useState } from 'react';
import { shortNameOf } from '../common/people/person-name.ts';
import { ReassignForm } from './reassign-form.tsx';

interface ReassignDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** Reassigns a user's orders to another after showing them. */
export function ReassignDialog({ user, onClose }: ReassignDialogProps) {
  const [isSending, setSending] = useState(false);
  const loaded = useQuery({
    ...callQuery(getReassignForm, { body: { userId: user.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Modal isOpen onClose={onClose} title={`Переназначить заказы: ${shortNameOf(user)}`} locked={isSending}>
      <QueryStates
        query={loaded}
        failure="Не удалось загрузить заказы"
        pending={
          <Stack gap={4} aria-busy="true">
            <Skeleton height={24} width="60%" />
            <Skeleton height={280} />
            <Skeleton height={160} />
          </Stack>
        }
      >
        {(data) => <ReassignForm shown={data} onSending={setSending} onClose={onClose} />}
      </QueryStates>
    </Modal>
  );
}
