import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { useQuery } from '@shop/platform/query';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, Card, PageHeader, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { UsersIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Pagination } from '@shop/ui/parts/pagination';
import { CompanyFilter } from '../common/company-filter.tsx';
import { Dimmed } from '../common/dimmed.ts';
import { COMPANY_PARAM, useChosenCompany } from '../common/use-chosen-company.ts';
import { useSearch } from '../common/use-search.ts';
import { useShownPage } from '../common/use-shown-page.ts';
import { InviteButton } from './invite-button.tsx';
import { useUserDialogs } from './use-user-dialogs.tsx';
import { UserActs } from './user-acts.tsx';
import { usersFilterOf, usersQuery } from './users.queries.ts';
import { UsersFilters } from './users-filters.tsx';
import { UsersTable } from './users-table.tsx';

/** People of the manager's clients (§2, §6): found, edited, attached, their orders reassigned. */
export function UsersPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const chosen = useChosenCompany(params);
  const filter = usersFilterOf(params);
  const list = useQuery({ ...usersQuery(filter, chosen.company?.id, page), enabled: chosen.isReady });
  const { data, isPending, isPlaceholderData } = list;
  const { dialog, opening, open } = useUserDialogs();
  usePageTitle('Пользователи клиентов');
  useShownPage(list, page, setPage);

  const failed = chosen.error ? chosen : !data && list.error ? list : undefined;
  if (failed)
    return (
      <PageFailure
        error={failed.error}
        title="Не удалось загрузить пользователей"
        missing={{
          label: 'Такой компании нет',
          text: 'Возможно, у\u00a0компании теперь другой менеджер.',
          link: { to: '/manager/mycompanies/users/', label: 'Все пользователи' },
        }}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  return (
    <Stack gap={5}>
      <PageHeader
        title="Пользователи клиентов"
        count={data?.pageNavigation.recordCount}
        actions={<InviteButton chosen={chosen.company} />}
      />
      <UsersFilters filter={filter} onChange={setFilter}>
        <CompanyFilter chosen={chosen} onChoose={(code) => setFilter({ [COMPANY_PARAM]: code })} />
      </UsersFilters>
      {isPending ? (
        <ListSkeleton lines={20} lineHeight={77} cardHeight={268} />
      ) : data?.items.length === 0 ? (
        <EmptyState
          icon={<UsersIcon />}
          title="Никого не нашлось"
          action={
            <Button onClick={() => setFilter({ query: '', active: '', [COMPANY_PARAM]: '' })}>
              Сбросить фильтры
            </Button>
          }
        >
          Проверьте имя или почту, либо выберите другую компанию или состояние.
        </EmptyState>
      ) : (
        <Card padding={0}>
          <Dimmed aria-busy={isPlaceholderData}>
            <UsersTable
              users={data?.items ?? []}
              renderActs={(user: ManagedUser) => (
                <UserActs
                  user={user}
                  opening={opening?.user.id === user.id ? opening.kind : undefined}
                  onOpen={(kind) => open(kind, user)}
                />
              )}
            />
          </Dimmed>
        </Card>
      )}
      {data && (
        <Pagination label="Страницы пользователей" navigation={data.pageNavigation} hrefFor={hrefForPage} />
      )}
      {dialog(data?.items ?? [])}
    </Stack>
  );
}
