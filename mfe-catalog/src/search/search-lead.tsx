import type { getSearchListing } from '@shop/contracts/catalog/search-listings';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { Link } from '@shop/ui';
import { quoted } from './quoted.ts';

export interface SearchAnswerProps {
  readonly query: string;
  readonly search: CallAnswer<typeof getSearchListing>['search'];
  /** The URL of another search. */
  readonly urlOf: (query: string) => string;
}

/** Explains below the heading that the query was corrected or matched approximately. */
export function SearchLead({ query, search: { corrected, isApproximate }, urlOf }: SearchAnswerProps) {
  if (corrected === null && !isApproximate) return null;
  return (
    <div role="status">
      {corrected !== null && (
        <div>
          Показаны результаты по запросу {quoted(corrected)}.{' '}
          <Link to={urlOf(`"${query}"`)}>Искать именно {quoted(query)}</Link>
        </div>
      )}
      {isApproximate && <div>Точных совпадений нет, показаны самые близкие товары.</div>}
    </div>
  );
}
