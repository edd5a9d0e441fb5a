import { deleteSavedFilter, type getSavedFilters, saveFilter } from '@shop/contracts/catalog/saved-filters';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { call, messageOf } from '@shop/platform/http';
import { useQueryClient } from '@shop/platform/query';
import { IconButton, Link, Text, toast } from '@shop/ui';
import { TrashIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { savedFiltersQuery } from './saved-filters.queries.ts';

type SavedFilters = CallAnswer<typeof getSavedFilters>;
type SavedFilter = SavedFilters['items'][number];

/** Saved filters as links. One is gone at once, and can be taken back. */
export function SavedFiltersList({ items }: SavedFilters) {
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: savedFiltersQuery.queryKey });

  const list = useRef<HTMLElement>(null);

  async function handleDelete({ id, name, link }: SavedFilter) {
    // The button goes with its filter: the list itself is where the keyboard goes on.
    list.current?.focus();
    client.setQueryData(savedFiltersQuery.queryKey, { items: items.filter((other) => other.id !== id) });
    await attempt(
      () => call(deleteSavedFilter, { params: { id } }),
      `Фильтр «${name}» не удалён`,
      () =>
        toast(`Фильтр «${name}» удалён`, {
          action: { label: 'Вернуть', onClick: () => void restore({ name, link }) },
        }),
    );
  }

  function restore({ name, link }: Omit<SavedFilter, 'id'>) {
    return attempt(() => call(saveFilter, { body: { name, link } }), `Фильтр «${name}» не возвращён`);
  }

  async function attempt(act: () => Promise<unknown>, failure: string, onDone?: () => void) {
    try {
      await act();
      onDone?.();
    } catch (error) {
      toast.danger(`${failure}. ${messageOf(error)}`);
    }
    await reread();
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
              onClick={() => void handleDelete(filter)}
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
