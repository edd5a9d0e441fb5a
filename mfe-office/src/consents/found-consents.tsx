import { consentTitles } from '@shop/contracts/account/consents';
import type { ConsentWay, GivenConsent, PublishedText } from '@shop/contracts/office/consents';
import { formatInstant } from '@shop/domain/format/date';
import { formatPhone } from '@shop/domain/format/phone';
import { ConsentWords } from '@shop/kit/consents';
import { Dimmed } from '@shop/kit/page/dimmed';
import { QueryStates } from '@shop/kit/page/query-states';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { Badge, Panel, Stack, Text } from '@shop/ui';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Pagination } from '@shop/ui/parts/pagination';
import { SearchForm } from '@shop/ui/parts/search-form';
import { type Column, Table } from '@shop/ui/parts/table';
import styled from 'styled-components';
import { consentSearchOf, foundConsentsQuery } from './consents.queries.ts';

const ways: Readonly<Record<ConsentWay, string>> = {
  registration: 'при регистрации',
  invitation: 'по\u00a0приглашению',
  feedback: 'в\u00a0обратной связи',
  profile: 'в\u00a0профиле',
  dialog: 'после входа',
  demo: 'демонстрация',
};

const columns: readonly Column<GivenConsent>[] = [
  {
    key: 'who',
    header: 'Кто',
    primary: true,
    width: '24%',
    cell: ({ name, contact }) => <Who {...{ name, contact }} />,
  },
  {
    key: 'what',
    header: 'Согласие',
    cell: ({ kind, version }) => `${consentTitles[kind]}, версия\u00a0${version}`,
  },
  {
    key: 'when',
    header: 'Дано и отозвано',
    width: '24%',
    cell: ({ key: _, ...given }) => <When {...given} />,
  },
  {
    key: 'where',
    header: 'Откуда',
    width: '28%',
    cell: ({ address, userAgent }) => (
      <Long>
        <Text size="s">{address}</Text>
        <br />
        <Text size="s" tone="muted">
          {userAgent}
        </Text>
      </Long>
    ),
  },
];

/** Consents of the people found by name, e-mail or phone, given and withdrawn, with the words of each version. */
export function FoundConsents() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const search = consentSearchOf(params);
  const found = useQuery(foundConsentsQuery(search, page));
  useShownPage(found, page, setPage);
  return (
    <Panel title="Согласия одного человека">
      <Stack gap={4}>
        <Stack role="search" aria-label="Поиск согласий">
          <SearchForm
            label="Почта, фамилия или телефон"
            search={search}
            onSearch={(query) => setFilter({ query })}
          />
        </Stack>
        {search === '' ? (
          <Text as="p" tone="muted">
            Найдём каждую версию, которую человек дал или отозвал: когда, откуда и{'\u00a0'}какими словами.
          </Text>
        ) : (
          <QueryStates
            query={found}
            failure="Не удалось найти согласия"
            scope="part"
            isEmpty={({ items }) => items.length === 0}
            pending={<ListSkeleton lines={3} lineHeight={84} cardHeight={260} />}
            empty={
              <Text as="p" role="status">
                Согласий не{'\u00a0'}нашлось. Проверьте почту или фамилию: человек мог ещё ничего не{'\u00a0'}
                отмечать.
              </Text>
            }
          >
            {({ items, texts, pageNavigation }) => (
              <Stack gap={4}>
                <Dimmed aria-busy={found.isPlaceholderData}>
                  <Table
                    caption="Данные и отозванные согласия"
                    columns={columns}
                    rows={items}
                    rowKey={({ key }) => key}
                    cardsBelow={860}
                  />
                </Dimmed>
                <Pagination label="Страницы согласий" navigation={pageNavigation} hrefFor={hrefForPage} />
                {texts.map((text) => (
                  <Words key={text.id} text={text} />
                ))}
              </Stack>
            )}
          </QueryStates>
        )}
      </Stack>
    </Panel>
  );
}

function Who({ name, contact }: Pick<GivenConsent, 'name' | 'contact'>) {
  return (
    <Long>
      <Text weight="medium">{name}</Text>
      <br />
      <Text size="s" tone="muted" weight="regular">
        {contact.includes('@') ? contact : formatPhone(contact)}
      </Text>
    </Long>
  );
}

function When({ givenAt, withdrawnAt, way }: Omit<GivenConsent, 'key'>) {
  return (
    <Stack gap={1} align="start">
      <Text size="s">
        {formatInstant(givenAt)}, {ways[way]}
      </Text>
      {withdrawnAt !== null && <Badge tone="warning">Отозвано {formatInstant(withdrawnAt)}</Badge>}
    </Stack>
  );
}

function Words({ text }: { readonly text: PublishedText }) {
  return (
    <Stack gap={1}>
      <ConsentWords summary={`${consentTitles[text.kind]}, версия\u00a0${text.version}`} text={text} />
      <Long>
        <Text size="s" tone="muted">
          SHA-256: {text.sha256}
        </Text>
      </Long>
    </Stack>
  );
}

const Long = styled.div`
  overflow-wrap: anywhere;
`;
