import type { getPriceLists, PriceList } from '@shop/contracts/catalog/price-lists';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { QueryStates, type ShownQuery } from '@shop/kit/page/query-states';
import { Panel, Skeleton, Text, VisuallyHidden } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { MadePriceList } from './made-price-list.tsx';
import { isPreparing, type PriceListSection } from './price-lists.queries.ts';

interface MadePriceListsProps {
  readonly made: ShownQuery<CallAnswer<typeof getPriceLists>>;
  readonly sections: readonly PriceListSection[];
  readonly onAgain: (request: { sections: number[]; inStockOnly: boolean }) => void;
}

/** The latest price lists. One in progress continues without the page and is here when the user returns. */
export function MadePriceLists({ made, sections, onAgain }: MadePriceListsProps) {
  const news = useNewsOf(made.data?.items);
  return (
    <Panel title="Последние прайс-листы">
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <QueryStates
        query={made}
        pending={<Skeleton height={72} />}
        failure="Не удалось загрузить список"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text as="p" tone="muted">
            Готовые файлы появятся здесь и{'\u00a0'}хранятся час. Страницу можно закрыть: прайс-лист
            сформируется без{'\u00a0'}неё.
          </Text>
        }
      >
        {({ items }) => (
          <ul>
            {items.map((priceList) => (
              <MadePriceList
                key={priceList.id}
                priceList={priceList}
                sections={sections}
                onAgain={({ sections: sectionIds, inStockOnly }) =>
                  onAgain({ sections: [...sectionIds], inStockOnly })
                }
              />
            ))}
          </ul>
        )}
      </QueryStates>
    </Panel>
  );
}

/** Announces once that a price list is ready or has failed. */
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
