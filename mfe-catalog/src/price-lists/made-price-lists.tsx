import type { getPriceLists, PriceList } from '@shop/contracts/catalog/price-lists';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { messageOf } from '@shop/platform/http';
import { ErrorPanel, Panel, Skeleton, Text, VisuallyHidden } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { MadePriceList } from './made-price-list.tsx';
import { isPreparing, type PriceListSection } from './price-lists.queries.ts';

interface MadePriceListsProps {
  readonly made: {
    readonly data: CallAnswer<typeof getPriceLists> | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly sections: readonly PriceListSection[];
  readonly onAgain: (wanted: { sections: number[]; inStockOnly: boolean }) => void;
}

/** The latest price lists. One that is being made goes on without the page, and is here when the user comes back. */
export function MadePriceLists({ made, sections, onAgain }: MadePriceListsProps) {
  const news = useNewsOf(made.data?.items);
  return (
    <Panel title="Последние прайс-листы">
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {renderList()}
    </Panel>
  );

  function renderList() {
    if (made.isPending) return <Skeleton height={72} aria-busy="true" />;
    if (!made.data)
      return (
        <ErrorPanel
          title="Не удалось загрузить список"
          text={messageOf(made.error)}
          retrying={made.isFetching}
          onRetry={() => void made.refetch()}
        />
      );
    if (made.data.items.length === 0)
      return (
        <Text as="p" tone="muted">
          Готовые файлы появятся здесь и{'\u00a0'}хранятся час. Страницу можно закрыть: прайс-лист
          сформируется без{'\u00a0'}неё.
        </Text>
      );
    return (
      <ul>
        {made.data.items.map((priceList) => (
          <MadePriceList
            key={priceList.id}
            priceList={priceList}
            sections={sections}
            onAgain={({ sections: asked, inStockOnly }) => onAgain({ sections: [...asked], inStockOnly })}
          />
        ))}
      </ul>
    );
  }
}

/** Says once that one that was being made is ready, or has failed. */
function useNewsOf(items: readonly PriceList[] | undefined): string {
  const awaited = useRef<ReadonlySet<number>>(new Set());
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!items) return;
    const done = items.find((priceList) => !isPreparing(priceList) && awaited.current.has(priceList.id));
    if (done) setNews(done.status === 'ready' ? 'Прайс-лист готов' : 'Прайс-лист сформировать не удалось');
    else if (items.some(isPreparing)) setNews('Прайс-лист формируется');
    awaited.current = new Set(items.filter(isPreparing).map(({ id }) => id));
  }, [items]);
  return news;
}
