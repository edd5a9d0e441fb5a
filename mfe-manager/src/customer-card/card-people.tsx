import type { ManagedCard } from '@shop/contracts/manager/manager';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Link, Panel, Row, Stack, Text } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { listPath } from '../common/client-paths.ts';
import { ImpersonateButton } from '../common/people/impersonate-button.tsx';
import { fullNameOf, shortNameOf } from '../common/people/person-name.ts';
import { PersonState } from '../common/people/person-state.tsx';
import { PendingInvitation } from './pending-invitations.tsx';

async function loadDialog() {
  return (await import(/* webpackChunkName: "attach-user-dialog" */ './attach-user-dialog.tsx'))
    .AttachUserDialog;
}

async function loadInvitation() {
  return (await import(/* webpackChunkName: "invite-user" */ '../common/people/invite-user-dialog.tsx'))
    .InviteUserDialog;
}

/** People of a client, administrators first; each can be impersonated from here. */
export function CardPeople({ card }: { readonly card: ManagedCard }) {
  const { code, users, userCount, invitations } = card;
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [isAdding, setAdding] = useState(false);
  const invitation = useLazyChunk(loadInvitation);
  const [isInviting, setInviting] = useState(false);
  const InvitationDialog = invitation.chunk;
  const region = useKeptFocus<HTMLDivElement>(invitations.length);
  return (
    <Panel
      ref={region}
      title="Сотрудники"
      padding={0}
      actions={
        <Row gap={2}>
          <Button
            size="s"
            icon={<PlusIcon />}
            pending={isInviting && invitation.isPending}
            data-keeps-focus
            onClick={() => {
              setInviting(true);
              invitation.ask();
            }}
          >
            Пригласить
          </Button>
          <Button
            size="s"
            pending={isAdding && isPending}
            onClick={() => {
              setAdding(true);
              ask();
            }}
          >
            Добавить сотрудника
          </Button>
        </Row>
      }
      footer={
        <Link to={listPath('users', code)}>
          {userCount > users.length
            ? `Все сотрудники (${userCount})`
            : 'Изменить в\u00a0списке пользователей'}
        </Link>
      }
    >
      {users.length + invitations.length === 0 ? (
        <Nobody>Сотрудников пока нет. Пригласите первого и{'\u00a0'}сделайте его администратором.</Nobody>
      ) : (
        <List aria-label="Сотрудники">
          {users.map((person) => (
            <Line key={person.id} person={person} card={card} />
          ))}
          {invitations.map((pending) => (
            <PendingInvitation key={pending.phone} invitation={pending} companyId={card.id} />
          ))}
        </List>
      )}
      {isInviting && InvitationDialog && (
        <InvitationDialog
          company={card}
          isFirst={users.every(({ isAdmin }) => !isAdmin)}
          onClose={() => setInviting(false)}
        />
      )}
      {isAdding && Dialog && <Dialog company={card} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

interface LineProps {
  readonly person: ManagedCard['users'][number];
  readonly card: ManagedCard;
}

function Line({ person, card }: LineProps) {
  const { id, email, workPosition, canActFor } = person;
  return (
    <Row as="li" gap={3} justify="between">
      <Stack gap={0} align="start">
        <Row gap={2}>
          <Text weight="medium">{fullNameOf(person)}</Text>
          <PersonState {...person} isSelf={false} />
        </Row>
        {workPosition !== '' && (
          <Text size="s" tone="muted">
            {workPosition}
          </Text>
        )}
        <Link href={`mailto:${email}`} tone="muted">
          {email}
        </Link>
      </Stack>
      {canActFor ? (
        <ImpersonateButton userId={id} name={shortNameOf(person)} counterpartyId={card.id} />
      ) : (
        <Text size="s" tone="muted">
          Войти нельзя: {whyNot(person, card)}
        </Text>
      )}
    </Row>
  );
}

function whyNot({ isActive }: LineProps['person'], { isClosed, isActive: isOn }: ManagedCard): string {
  if (isClosed) return 'доступ компании закрыт';
  if (!isOn) return 'компания отключена';
  if (!isActive) return 'учётная запись отключена';
  return 'приглашение ещё не\u00a0принято';
}

const List = styled.ul`
  overflow-wrap: anywhere;
  > li {
    padding: ${space[3]} ${space[4]};
  }
  > * + * {
    border-block-start: 1px solid ${color.line};
  }
`;

const Nobody = styled(Text).attrs({ forwardedAs: 'p', tone: 'muted' })`
  padding: ${space[4]};
`;
