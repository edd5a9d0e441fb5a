import { searchHeader } from '@shop/contracts/catalog/search';
import { getViewedProducts } from '@shop/contracts/catalog/viewed';
import { RECENT_PRODUCTS, SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH } from '@shop/domain/constants';
import { comparable } from '@shop/domain/format/comparable';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { useEffect, useMemo, useState } from 'react';
import { ownPath } from '../../host/screen/own-path.ts';
import { plainText } from './marked-text.tsx';
import { readRecentSearches } from './recent-searches.ts';

/** One line of the list: `query` of an earlier search, `url` of a product. */
export type Suggestion = { readonly title: string } & (
  | { readonly query: string; readonly url?: undefined }
  | { readonly url: string; readonly query?: undefined }
);

interface SuggestionGroup {
  readonly name: string;
  readonly suggestions: readonly Suggestion[];
}

const RECENT_SHOWN = 5;

/**
 * Returns suggestions for a text: at once the user's searches and viewed products, and 1000 ms after the last letter
 * the server's. `submitted` sends the request without the delay.
 */
export function useSuggestions(typed: string, submitted: string | undefined) {
  const query = typed.trim();
  const isLong = query.length >= SEARCH_MIN_LENGTH;
  const settled = useSettled(query);
  const isDue = isLong && (settled === query || submitted === query);

  const found = useQuery({
    ...callQuery(searchHeader, { body: { query } }),
    enabled: isDue,
    // Matching suggestions stay until the next answer.
    placeholderData: keepPreviousData,
  });
  const viewed = useQuery(callQuery(getViewedProducts, {}));

  const groups = useMemo(() => {
    const isMatch = (text: string) => comparable(text).includes(comparable(query));
    const recent = readRecentSearches().filter((kept) => isMatch(kept) && kept !== query);
    const products = (viewed.data?.items ?? [])
      .slice(0, RECENT_PRODUCTS)
      .filter(({ name, article }) => isMatch(name) || isMatch(article))
      .map(({ name, code }) => ({ title: name, url: `/detail/${encodeURIComponent(code)}/` }))
      .slice(0, RECENT_SHOWN);
    const known = new Set(products.map(({ url }) => url));
    const items = isLong && !found.isError ? (found.data?.items ?? []) : [];
    const results = items
      .filter(({ title }) => !found.isPlaceholderData || isMatch(plainText(title)))
      .map(({ title, url }) => ({ title, url: ownPath(url) }))
      .filter((item): item is { title: string; url: string } => !!item.url && !known.has(item.url));
    const searches = recent.slice(0, RECENT_SHOWN).map((kept) => ({ title: kept, query: kept }));
    const all: SuggestionGroup[] = [
      { name: 'Вы искали', suggestions: searches },
      { name: 'Вы смотрели', suggestions: products },
      { name: 'Найдено', suggestions: results },
    ];
    return all.filter(({ suggestions }) => suggestions.length > 0);
  }, [query, isLong, found.data, found.isError, found.isPlaceholderData, viewed.data]);

  const isAnswered = isDue && found.isSuccess && !found.isPlaceholderData;
  return {
    groups,
    /** The server has answered for exactly this text. */
    isAnswered,
    isPending: isLong && !isAnswered && !found.isError,
    hasFailed: isDue && found.isError,
    retry: () => void found.refetch(),
  };
}

/** Returns the text once typing has paused for 1000 ms. */
function useSettled(query: string): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return settled;
}
