import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { Button, toast } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { useEffect, useState } from 'react';
import { customerQuery } from '../common/managed.queries.ts';

async function loadInvitation() {
  return (await import(/* webpackChunkName: "invite-user" */ '../common/people/invite-user-dialog.tsx'))
    .InviteUserDialog;
}
async function loadCompanies() {
  return (await import(/* webpackChunkName: "company-dialog" */ '../common/company-dialog.tsx'))
    .CompanyDialog;
}

/** Invites a person to the client that filters the list, or to one chosen first. */
export function InviteButton({ chosen }: { readonly chosen: { readonly code: string } | undefined }) {
  const [code, setCode] = useState<string>();
  const invitation = useLazyChunk(loadInvitation);
  const companies = useLazyChunk(loadCompanies);
  const company = useQuery({ ...customerQuery(code ?? ''), enabled: Boolean(code) });
  const InvitationDialog = invitation.chunk;
  const CompanyDialog = companies.chunk;
  function choose(chosenCode: string) {
    setCode(chosenCode);
    invitation.ask();
    // Choosing the same client again after a failure retries.
    if (chosenCode === code && company.isError) void company.refetch();
  }
  const failure = code ? company.error : null;
  useEffect(() => {
    if (failure) toast.danger(messageOf(failure));
  }, [failure]);
  const close = () => setCode(undefined);
  return (
    <>
      <Button
        icon={<PlusIcon />}
        pending={code !== undefined && (invitation.isPending || companies.isPending || company.isFetching)}
        onClick={() => {
          if (chosen) return choose(chosen.code);
          setCode('');
          companies.ask();
        }}
      >
        Пригласить
      </Button>
      {code === '' && CompanyDialog && <CompanyDialog onClose={close} onChoose={choose} />}
      {code && company.data && InvitationDialog && (
        <InvitationDialog
          company={company.data}
          isFirst={company.data.users.every(({ isAdmin }) => !isAdmin)}
          onClose={close}
        />
      )}
    </>
  );
}
