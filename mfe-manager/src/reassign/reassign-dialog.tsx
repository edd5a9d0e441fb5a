import { getReassignForm, type ManagedUser } from '@shop/contracts/manager/manager-users';
import { messageOf } from '@shop/platform/http';
import { callQuery, useQuery } from '@shop/platform/query';
import { ErrorPanel, Modal, Skeleton, Stack } from '@shop/ui';
import { useState } from 'react';
import { shortNameOf } from '../common/people/person-name.ts';
import { ReassignForm } from './reassign-form.tsx';

interface ReassignDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** Gives a user's orders to another, having shown which. */
export function ReassignDialog({ user, onClose }: ReassignDialogProps) {
  const [isSending, setSending] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(getReassignForm, { body: { userId: user.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Modal isOpen onClose={onClose} title={`Переназначить заказы: ${shortNameOf(user)}`} locked={isSending}>
      {data ? (
        <ReassignForm shown={data} onSending={setSending} onClose={onClose} />
      ) : error ? (
        <ErrorPanel text={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Stack gap={4} aria-busy="true">
          <Skeleton height={24} width="60%" />
          <Skeleton height={280} />
          <Skeleton height={160} />
        </Stack>
      )}
    </Modal>
  );
}
