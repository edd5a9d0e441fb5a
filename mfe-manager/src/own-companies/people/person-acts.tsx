import type { CompanyUser } from '@shop/contracts/manager/company';
import { messageOf } from '@shop/platform/http';
import { Button, IconButton, Row, toast } from '@shop/ui';
import { EditIcon, TrashIcon, UndoIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { shortNameOf } from '../../common/people/person-name.ts';

interface PersonActsProps {
  readonly person: CompanyUser;
  readonly contragent: number;
  readonly isOpening: boolean;
  readonly onEdit: () => void;
  /** The person is about to go, or to come back. */
  readonly onAct: () => void;
}

/** What an administrator can do with a colleague. */
export function PersonActs({ person, contragent, isOpening, onEdit, onAct }: PersonActsProps) {
  const [busy, setBusy] = useState<'member' | 'act'>();
  const name = shortNameOf(person);
  async function handleMember() {
    setBusy('member');
    onAct();
    try {
      const { setMember } = await import(/* webpackChunkName: "own-person-acts" */ './take-out.mutation.ts');
      await setMember(person, contragent, !person.isActive);
    } catch (error) {
      toast.danger(messageOf(error));
    }
    setBusy(undefined);
  }
  async function handleActing() {
    setBusy('act');
    try {
      const { beginActing } = await import(/* webpackChunkName: "own-person-acts" */ '@shop/kit/acting');
      // The page goes; until then the button is busy.
      await beginActing({ userId: person.id, counterpartyId: contragent });
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
            pending={busy === 'act'}
            disabled={busy === 'member'}
            aria-label={`Войти как ${name}`}
            onClick={() => void handleActing()}
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
      {/* One button that turns, so that whoever has pressed it is still there. */}
      <Button
        key="member"
        size="s"
        variant="quiet"
        aria-label={person.isActive ? `Отключить от компании: ${name}` : `Вернуть: ${name}`}
        title={person.isActive ? `Отключить от компании: ${name}` : undefined}
        icon={person.isActive ? <TrashIcon /> : <UndoIcon />}
        pending={busy === 'member'}
        disabled={busy === 'act'}
        onClick={() => void handleMember()}
      >
        {person.isActive ? undefined : 'Вернуть'}
      </Button>
    </Row>
  );
}
