import { countOf } from '@shop/domain/format/number';
import { useQuery } from '@shop/platform/query';
import { Link, Text } from '@shop/ui';
import { exchangeJournalQuery } from '../common/exchange.queries.ts';

/** Files that wait for a yes: each by its name, as far as the first page of the journal knows them. */
export function HeldFiles({ count }: { readonly count: number }) {
  const journal = useQuery(exchangeJournalQuery({ kind: '', troubled: '1' }, 1));
  const held = (journal.data?.items ?? []).flatMap(({ files }) =>
    files.filter(({ state }) => state === 'held'),
  );
  return (
    <>
      <Text as="p" weight="medium">
        {count === 1 ? 'Ждёт' : 'Ждут'} решения: {countOf(count, 'файл', 'файла', 'файлов')}
      </Text>
      {held.map(({ id, name }) => (
        <p key={id}>
          <Link to={`/office/exchange/journal/${id}/`}>{name}</Link>
        </p>
      ))}
      {held.length < count && (
        <Link to="/office/exchange/journal/?troubled=1">Найти в{'\u00a0'}журнале обмена</Link>
      )}
    </>
  );
}
