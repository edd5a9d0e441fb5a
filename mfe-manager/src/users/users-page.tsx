import type { ManagedUser } from '@shop/contracts/manager/manager-users';
import { Dimmed } from '@shop/kit/page/dimmed';
import { ListPage } from '@shop/kit/page/list-page';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Card } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { UsersIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { CompanyFilter } from '../common/company-filter.tsx';
import { COMPANY_PARAM, useChosenCompany } from '../common/use-chosen-company.ts';
import { InviteButton } from './invite-button.tsx';
import { useUserDialogs } from './use-user-dialogs.tsx';
import { UserActions } from './user-actions.tsx';
import { usersFilterOf, usersQuery } from './users.queries.ts';
import { UsersFilters } from './users-filters.tsx';
import { UsersTable } from './users-table.tsx';

/** People of the manager's clients (§2, §6): search, edit, attach, reassign orders. */
export function UsersPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const chosen = useChosenCompany(params);
  const filter = usersFilterOf(params);
  const isFiltered = chosen.company !== undefined || Object.values(filter).some((typed) => typed !== '');
  const list = useQuery({ ...usersQuery(filter, chosen.company?.id, page), enabled: chosen.isReady });
  const { dialog, opening, open } = useUserDialogs();
  usePageTitle('Пользователи клиентов');
  useShownPage(list, page, setPage);
  return (
    <ListPage
      title="Пользователи клиентов"
      query={chosen.failedQuery ?? list}
      failure="Не удалось загрузить пользователей"
      missing={{
        label: 'Такой компании нет',
        text: 'Возможно, у\u00a0компании теперь другой менеджер.',
        link: { to: '/manager/mycompanies/users/', label: 'Все пользователи' },
      }}
      actions={<InviteButton chosen={chosen.company} />}
      filters={
        <UsersFilters filter={filter} onChange={setFilter}>
          <CompanyFilter chosen={chosen} onChoose={(code) => setFilter({ [COMPANY_PARAM]: code })} />
        </UsersFilters>
      }
      pending={<ListSkeleton lines={20} lineHeight={77} cardHeight={268} />}
      empty={
        isFiltered ? (
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
          <EmptyState icon={<UsersIcon />} title="Пользователей пока нет">
            Пригласите первого: он получит письмо со ссылкой и сам задаст пароль.
          </EmptyState>
        )
      }
      paginationLabel="Страницы пользователей"
      hrefForPage={hrefForPage}
      below={dialog(list.data?.items ?? [])}
    >
      {({ items }) => (
        <Card padding={0}>
          <Dimmed aria-busy={list.isPlaceholderData}>
            <UsersTable
              users={items}
              renderActions={(user: ManagedUser) => (
                <UserActions
                  user={user}
                  opening={opening?.user.id === user.id ? opening.kind : undefined}
                  onOpen={(kind) => open(kind, user)}
                />
              )}
            />
          </Dimmed>
        </Card>
      )}
    </ListPage>
  );
}
