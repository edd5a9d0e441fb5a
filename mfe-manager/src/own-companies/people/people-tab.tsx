import type { CompanyUser } from '@shop/contracts/manager/company';
import { countOf } from '@shop/domain/format/number';
import { Dimmed } from '@shop/kit/page/dimmed';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { Button, Card, Row, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PlusIcon, UsersIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { ListTab } from '../../common/list-tab.tsx';
import { SearchAndState } from '../../common/search-and-state.tsx';
import type { OwnTabProps } from '../common/own-tab.ts';
import { useIsImpersonated } from '../common/use-is-impersonated.ts';
import { peopleFilterOf, peopleQuery } from './people.queries.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonActions } from './person-actions.tsx';

async function loadDialog() {
  return (await import(/* webpackChunkName: "own-person-dialog" */ './person-dialog.tsx')).PersonDialog;
}

/** People of a company and their permissions; administrators can change both. */
export function PeopleTab({ company }: OwnTabProps) {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = peopleFilterOf(params);
  const list = useQuery(peopleQuery(company.id, params, page));
  const { data } = list;
  const { chunk: Dialog, isPending: isDialogPending, ask } = useLazyChunk(loadDialog);
  const [opened, setOpened] = useState<{ readonly person?: CompanyUser }>();
  const isImpersonated = useIsImpersonated();
  const canEdit = data?.canEdit === true && !isImpersonated;
  const [dataAtAction, setDataAtAction] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(dataAtAction !== undefined && dataAtAction !== data);
  useShownPage(list, page, setPage);

  function open(person?: CompanyUser) {
    setOpened(person ? { person } : {});
    ask();
  }
  const renderActions = (person: CompanyUser) =>
    !person.isSelf && (
      <PersonActions
        person={person}
        contragent={company.id}
        isOpening={isDialogPending && opened?.person?.id === person.id}
        onEdit={() => open(person)}
        onActionStart={() => setDataAtAction(data)}
      />
    );
  return (
    <ListTab
      ref={region}
      query={list}
      failure="Не удалось загрузить сотрудников"
      above={
        <>
          <SearchAndState
            name="Поиск сотрудников"
            label="Имя, почта или телефон"
            on="С доступом"
            off="Отключены"
            {...filter}
            onChange={setFilter}
          />
          {data && !canEdit && <ReadOnlyNotice isImpersonated={isImpersonated} companyName={company.name} />}
          <Row justify="between">
            <Text tone="muted" role="status">
              {data && countOf(data.pageNavigation.recordCount, 'сотрудник', 'сотрудника', 'сотрудников')}
            </Text>
            {canEdit && (
              <Button
                variant="primary"
                icon={<PlusIcon />}
                pending={isDialogPending && opened !== undefined && !opened.person}
                onClick={() => open()}
                data-keeps-focus
              >
                Добавить сотрудника
              </Button>
            )}
          </Row>
        </>
      }
      pending={<ListSkeleton lines={6} lineHeight={61} cardHeight={196} />}
      empty={
        <EmptyState
          icon={<UsersIcon />}
          title="Никого не нашлось"
          action={<Button onClick={() => setFilter({ query: '', active: '' })}>Сбросить фильтры</Button>}
        >
          Проверьте имя или почту, либо выберите другое состояние.
        </EmptyState>
      }
      paginationLabel="Страницы сотрудников"
      hrefForPage={hrefForPage}
      below={
        opened &&
        Dialog && <Dialog company={company} person={opened.person} onClose={() => setOpened(undefined)} />
      }
    >
      {({ items }) => (
        <Card padding={0}>
          <Dimmed aria-busy={list.isPlaceholderData}>
            <PeopleTable people={items} renderActions={canEdit ? renderActions : null} />
          </Dimmed>
        </Card>
      )}
    </ListTab>
  );
}

interface ReadOnlyNoticeProps {
  readonly isImpersonated: boolean;
  readonly companyName: string;
}

function ReadOnlyNotice({ isImpersonated, companyName }: ReadOnlyNoticeProps) {
  return (
    <Notice>
      {isImpersonated
        ? 'Сотрудников и\u00a0права меняет только сам администратор: пока вы работаете за\u00a0другого, список можно лишь смотреть.'
        : `Добавлять сотрудников и\u00a0менять их права может администратор компании ${companyName}.`}
    </Notice>
  );
}
