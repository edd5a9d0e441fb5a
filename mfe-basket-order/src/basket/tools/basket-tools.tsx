import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Input } from '@shop/ui';
import { DownloadIcon, SearchIcon, TrashIcon } from '@shop/ui/parts/icons';
import { media, space } from '@shop/ui/theme';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { basketClient } from '../client/current-basket.ts';
import { ImportButton } from './import-button.tsx';

async function loadMenu() {
  return (await import(/* webpackChunkName: "basket-later" */ './basket-menu.tsx')).BasketMenu;
}

interface BasketToolsProps {
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly isEmpty: boolean;
}

/** Search, files in and out, paper, and emptying. */
export function BasketTools({ searchField, search, onSearch, isEmpty }: BasketToolsProps) {
  const { chunk: BasketMenu, isPending, ask } = useLazyChunk(loadMenu);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Tools>
      <Search
        ref={searchField}
        type="search"
        icon={<SearchIcon />}
        aria-label="Поиск в корзине по названию или артикулу"
        placeholder="Найти в корзине"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <ImportButton variant="quiet" />
      <Button
        ref={opener}
        variant="quiet"
        icon={<DownloadIcon />}
        disabled={isEmpty}
        pending={isOpen && isPending}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
          ask();
        }}
      >
        Выгрузить
      </Button>
      {isOpen && BasketMenu && opener.current && (
        <BasketMenu anchor={opener.current} onClose={() => setIsOpen(false)} />
      )}
      <Button
        variant="quiet"
        icon={<TrashIcon />}
        disabled={isEmpty}
        onClick={() => basketClient.dispatch({ type: 'cleared' })}
      >
        Очистить
      </Button>
    </Tools>
  );
}

/** One row where there is room; on a phone as wide as it is, the search in a row of its own. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
  ${media.down('mobile')} {
    inline-size: 100vw;
  }
  @media print {
    display: none;
  }
`;

const Search = styled(Input)`
  inline-size: 260px;
  & input {
    text-overflow: ellipsis;
  }
  ${media.down('mobile')} {
    flex: 1 0 100%;
    inline-size: auto;
  }
`;
