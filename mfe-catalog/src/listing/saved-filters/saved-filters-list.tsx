import { IconButton, Link, Text } from '@shop/ui';
import { TrashIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { deleteFilter } from './delete-filter.mutation.ts';
import type { SavedFilter } from './saved-filters.queries.ts';

/** Saved filters as links, each with a button that deletes it. */
export function SavedFiltersList({ items }: { readonly items: readonly SavedFilter[] }) {
  const list = useRef<HTMLElement>(null);

  function handleDelete(filter: SavedFilter) {
    // The button disappears with its filter, so the list itself takes the focus.
    list.current?.focus();
    void deleteFilter(filter);
  }

  return (
    <section ref={list} tabIndex={-1} aria-label="Сохранённые фильтры">
      {items.length === 0 && <Text tone="subtle">Сохранённых фильтров пока нет.</Text>}
      <List>
        {items.map((filter) => (
          <li key={filter.id}>
            <Link to={filter.link}>{filter.name}</Link>
            <IconButton
              label={`Удалить фильтр: ${filter.name}`}
              icon={<TrashIcon />}
              size="s"
              onClick={() => handleDelete(filter)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: 44px;
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
