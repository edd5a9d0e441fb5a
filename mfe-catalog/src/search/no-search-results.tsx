import { formatNumber } from '@shop/domain/format/number';
import { Button, Heading, PageHeader, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';
import { Tag } from '@shop/ui/parts/tag';
import { space } from '@shop/ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { quoted } from './quoted.ts';
import type { SearchAnswerProps } from './search-lead.tsx';

interface NoSearchResultsProps extends SearchAnswerProps {
  readonly title: string;
}

/** No results: offers a query that has some, sections to browse, and the catalogue. */
export function NoSearchResults({ title, query, search, urlOf }: NoSearchResultsProps) {
  const { suggested, neighbours } = search;
  const headingId = useId();
  return (
    <Stack gap={4}>
      <PageHeader title={title} breadcrumbs={crumbs} />
      <div role="status">
        <EmptyState
          icon={<SearchIcon />}
          title={`По запросу ${quoted(query)} ничего не найдено`}
          action={
            <>
              {suggested !== null && (
                <Button variant="primary" to={urlOf(suggested)}>
                  Искать {quoted(suggested)}
                </Button>
              )}
              <Button to="/catalog/">Весь каталог</Button>
            </>
          }
        >
          Проверьте, нет ли опечатки, уберите лишние слова или введите часть артикула.
        </EmptyState>
      </div>
      {neighbours.length > 0 && (
        <Neighbours aria-labelledby={headingId}>
          <Heading level={2} size="s" id={headingId}>
            Посмотрите в разделах
          </Heading>
          <Tags>
            {neighbours.map(({ id, name, path, elementCount }) => (
              <Tag key={id} to={`/catalog/${path}/`}>
                {name}{' '}
                <Text tone="subtle" numeric>
                  {formatNumber(elementCount)}
                </Text>
              </Tag>
            ))}
          </Tags>
        </Neighbours>
      )}
    </Stack>
  );
}

const crumbs = [{ label: 'Каталог', to: '/catalog/' }, { label: 'Поиск' }];

const Neighbours = styled.nav`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
