import type { CompanyUser } from '@shop/contracts/manager/company';
import { countOf } from '@shop/domain/format/number';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { usePart } from '@shop/kit/page/use-part';
import { useQuery } from '@shop/platform/query';
import { PageFailure } from '@shop/remote';
import { Button, Card, Row, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PlusIcon, UsersIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Notice } from '@shop/ui/parts/notice';
import { Pagination } from '@shop/ui/parts/pagination';
import { type ComponentProps, useEffect, useState } from 'react';
import { Dimmed } from '../../common/dimmed.ts';
import { SearchAndState } from '../../common/search-and-state.tsx';
import { useSearch } from '../../common/use-search.ts';
import type { OwnTabProps } from '../common/own-tab.ts';
import { useIsActed } from '../common/use-is-acted.ts';
import { peopleFilterOf, peopleQuery } from './people.queries.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonActs } from './person-acts.tsx';

async function loadDialog() {
  return (await import(/* webpackChunkName: "own-person-dialog" */ './person-dialog.tsx')).PersonDialog;
}

/** People of a company: who they are and what they may do; administrators change both. */
export function PeopleTab({ company }: OwnTabProps) {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = peopleFilterOf(params);
  const list = useQuery(peopleQuery(company.id, params, page));
  const { data, isPending, isPlaceholderData } = list;
  const { part: Dialog, isPending: isComing, ask } = usePart(loadDialog);
  const [opened, setOpened] = useState<{ readonly person?: CompanyUser }>();
  const isActed = useIsActed();
  const canEdit = data?.canEdit === true && !isActed;
  const [actedOn, setActedOn] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(actedOn !== undefined && actedOn !== data);

  const shownPage = data?.pageNavigation.pageNumber;
  useEffect(() => {
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== page) setPage(shownPage);
  });
  function open(person?: CompanyUser) {
    setOpened(person ? { person } : {});
    ask();
  }

  if (!data && !isPending)
    return (
      <PageFailure
        isPart
        error={list.error}
        title="Не удалось загрузить сотрудников"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const found = data?.pageNavigation.recordCount ?? 0;
  return (
    <Stack gap={4} ref={region}>
      <SearchAndState
        name="Поиск сотрудников"
        label="Имя, почта или телефон"
        on="С доступом"
        off="Отключены"
        {...filter}
        onChange={setFilter}
      />
      {data && !canEdit && (
        <Notice>
          {isActed
            ? 'Сотрудников и\u00a0права меняет только сам администратор: пока вы работаете за\u00a0другого, список можно лишь смотреть.'
            : `Добавлять сотрудников и\u00a0менять их права может администратор компании ${company.name}.`}
        </Notice>
      )}
      <Row justify="between">
        <Text tone="muted" role="status">
          {data && countOf(found, 'сотрудник', 'сотрудника', 'сотрудников')}
        </Text>
        {canEdit && (
          <Button
            variant="primary"
            icon={<PlusIcon />}
            pending={isComing && opened !== undefined && !opened.person}
            onClick={() => open()}
            data-keeps-focus
          >
            Добавить сотрудника
          </Button>
        )}
      </Row>
      <FoundPeople
        people={data?.items}
        isStale={isPlaceholderData}
        onReset={() => setFilter({ query: '', active: '' })}
        renderActs={
          canEdit
            ? (person) =>
                !person.isSelf && (
                  <PersonActs
                    person={person}
                    contragent={company.id}
                    isOpening={isComing && opened?.person?.id === person.id}
                    onEdit={() => open(person)}
                    onAct={() => setActedOn(data)}
                  />
                )
            : null
        }
      />
      {data && (
        <Pagination label="Страницы сотрудников" navigation={data.pageNavigation} hrefFor={hrefForPage} />
      )}
      {opened && Dialog && (
        <Dialog company={company} person={opened.person} onClose={() => setOpened(undefined)} />
      )}
    </Stack>
  );
}

type FoundPeopleProps = Pick<ComponentProps<typeof PeopleTable>, 'renderActs'> & {
  /** Undefined while they are on their way. */
  readonly people: readonly CompanyUser[] | undefined;
  readonly isStale: boolean;
  readonly onReset: () => void;
};

function FoundPeople({ people, isStale, onReset, renderActs }: FoundPeopleProps) {
  if (!people) return <ListSkeleton lines={6} lineHeight={61} cardHeight={196} />;
  if (people.length === 0)
    return (
      <EmptyState
        icon={<UsersIcon />}
        title="Никого не нашлось"
        action={<Button onClick={onReset}>Сбросить фильтры</Button>}
      >
        Проверьте имя или почту, либо выберите другое состояние.
      </EmptyState>
    );
  return (
    <Card padding={0}>
      <Dimmed aria-busy={isStale}>
        <PeopleTable people={people} renderActs={renderActs} />
      </Dimmed>
    </Card>
  );
}
