import type { CompanyUser } from '@shop/contracts/manager/company';
import { messageOf } from '@shop/platform/http';
import { Button, IconButton, Row, toast } from '@shop/ui';
import { EditIcon, TrashIcon, UndoIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { shortNameOf } from '../../common/people/person-name.ts';

interface PersonActionsProps {
  readonly person: CompanyUser;
  readonly contragent: number;
  readonly isOpening: boolean;
  readonly onEdit: () => void;
  /** Called before the person is removed or restored. */
  readonly onActionStart: () => void;
}

/** Actions of an administrator on a colleague. */
export function PersonActions({ person, contragent, isOpening, onEdit, onActionStart }: PersonActionsProps) {
  const [busy, setBusy] = useState<'membership' | 'impersonation'>();
  const name = shortNameOf(person);
  async function handleMembership() {
    setBusy('membership');
    onActionStart();
    try {
      const { setMembership } = await import(
        /* webpackChunkName: "own-person-actions" */ './set-membership.mutation.ts'
      );
      await setMembership(person, contragent, !person.isActive);
    } catch (error) {
      toast.danger(messageOf(error));
    }
    setBusy(undefined);
  }
  async function handleImpersonation() {
    setBusy('impersonation');
    try {
      const { beginImpersonation } = await import(
        /* webpackChunkName: "own-person-actions" */ '@shop/kit/impersonation'
      );
      // The button stays pending until the page unloads.
      await beginImpersonation({ userId: person.id, counterpartyId: contragent });
    } catch (error) {
      toast.danger(`Войти как ${name} не\u00a0получилось. ${messageOf(error)}`);
      setBusy(undefined);
    }
  }
  return (
    <Row gap={1} justify="end" wrap={false}>
      {person.isActive && (
        <>
          <Button
            size="s"
            pending={busy === 'impersonation'}
            disabled={busy === 'membership'}
            aria-label={`Войти как ${name}`}
            onClick={() => void handleImpersonation()}
          >
            Войти как
          </Button>
          <IconButton
            size="s"
            label={`Изменить: ${name}`}
            icon={<EditIcon />}
            pending={isOpening}
            onClick={onEdit}
          />
        </>
      )}
      {/* One button for both states keeps the focus. */}
      <Button
        key="member"
        size="s"
        variant="quiet"
        aria-label={person.isActive ? `Отключить от компании: ${name}` : `Вернуть: ${name}`}
        title={person.isActive ? `Отключить от компании: ${name}` : undefined}
        icon={person.isActive ? <TrashIcon /> : <UndoIcon />}
        pending={busy === 'membership'}
        disabled={busy === 'impersonation'}
        onClick={() => void handleMembership()}
      >
        {person.isActive ? undefined : 'Вернуть'}
      </Button>
    </Row>
  );
}
