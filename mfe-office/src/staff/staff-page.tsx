import type { StaffMember } from '@shop/contracts/office/staff';
import { QueryStates } from '@shop/kit/page/query-states';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Card } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { useState } from 'react';
import { OfficeFrame } from '../common/office-frame.tsx';
import { MemberActions } from './member-actions.tsx';
import { staffQuery } from './staff.queries.ts';
import { StaffTable } from './staff-table.tsx';

async function loadDialogs() {
  const [{ InviteDialog }, { RightsDialog }] = await Promise.all([
    import(/* webpackChunkName: "staff-dialogs" */ './invite-dialog.tsx'),
    import(/* webpackChunkName: "staff-dialogs" */ './rights-dialog.tsx'),
  ]);
  return { InviteDialog, RightsDialog };
}

/** `/office/staff/`: who works in the shop, with what rights (§6.34). */
export function StaffPage() {
  const staff = useQuery(staffQuery());
  const { chunk: dialogs, isPending, ask } = useLazyChunk(loadDialogs);
  const [opened, setOpened] = useState<'invite' | StaffMember>();
  const close = () => setOpened(undefined);
  usePageTitle('Сотрудники магазина');
  function open(what: 'invite' | StaffMember) {
    setOpened(what);
    ask();
  }
  return (
    <OfficeFrame
      title="Сотрудники магазина"
      actions={
        <Button
          variant="primary"
          icon={<PlusIcon />}
          pending={isPending && opened === 'invite'}
          onClick={() => open('invite')}
        >
          Пригласить
        </Button>
      }
    >
      <QueryStates
        query={staff}
        failure="Не удалось загрузить сотрудников"
        scope="part"
        pending={<ListSkeleton lines={5} lineHeight={61} cardHeight={196} />}
      >
        {({ items }) => (
          <Card padding={0}>
            <StaffTable
              staff={items}
              renderActions={(member) => <MemberActions member={member} onEditRights={() => open(member)} />}
            />
          </Card>
        )}
      </QueryStates>
      {dialogs && opened === 'invite' && <dialogs.InviteDialog onClose={close} />}
      {dialogs && opened && opened !== 'invite' && <dialogs.RightsDialog member={opened} onClose={close} />}
    </OfficeFrame>
  );
}
