import type { ManagedCard } from '@shop/contracts/manager/manager';
import { getUsersToAdd } from '@shop/contracts/manager/manager-users';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { Button, Modal, Row, Stack } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { useState } from 'react';
import { Finder } from '../common/finder.tsx';
import { type MemberRights, RightsFields } from '../common/people/rights-fields.tsx';
import { attachUser } from '../users/users.api.ts';

interface AttachUserDialogProps {
  readonly company: ManagedCard;
  readonly onClose: () => void;
}

/** Adds an existing user to a client, with permissions. */
export function AttachUserDialog({ company, onClose }: AttachUserDialogProps) {
  const [search, setSearch] = useState('');
  const found = useQuery({
    ...callQuery(getUsersToAdd, { query: { contragent: company.id, query: search, page: 1, pageSize: 20 } }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<{ readonly id: number; readonly name: string }>();
  const [rights, setRights] = useState<MemberRights>({
    isAdmin: company.users.every(({ isAdmin }) => !isAdmin),
    rights: ['prices'],
  });
  const [busy, setBusy] = useState(false);

  async function handleAdd() {
    if (!chosen) return;
    setBusy(true);
    const isDone = await attachUser(chosen, [company], rights);
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Modal isOpen onClose={onClose} title={`Сотрудник ${company.name}`} locked={busy}>
      <Stack gap={4}>
        <Finder
          label="Имя, почта, телефон или компания"
          search={search}
          onSearch={setSearch}
          found={found}
          emptyText="Таких пользователей нет. Нового человека пригласите кнопкой «Пригласить»."
          isFirst
        >
          {(people) => (
            <RadioGroup
              label="Кого добавить"
              variant="cards"
              value={chosen && String(chosen.id)}
              options={people.map(({ id, name, email, companies }) => ({
                value: String(id),
                label: name,
                hint: [email, ...companies].join(', '),
              }))}
              onChange={(id) => setChosen(people.find((person) => String(person.id) === id))}
            />
          )}
        </Finder>
        {chosen && <RightsFields value={rights} onChange={setRights} />}
        <Row gap={2}>
          <Button variant="primary" disabled={!chosen} pending={busy} onClick={() => void handleAdd()}>
            {chosen ? `Добавить: ${chosen.name}` : 'Добавить'}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Отмена
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}
