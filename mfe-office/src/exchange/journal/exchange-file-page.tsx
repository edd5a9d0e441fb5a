import { QueryStates } from '@shop/kit/page/query-states';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { PageNotFound, usePageTitle } from '@shop/remote';
import { Skeleton, Stack } from '@shop/ui';
import { exchangeFileQuery } from '../common/exchange.queries.ts';
import { ExchangeFrame } from '../common/exchange-frame.tsx';
import { FilePanel } from './file-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';

const missing = {
  label: 'Файла нет',
  text: 'Такого файла в\u00a0журнале обмена нет.',
  link: { to: '/office/exchange/journal/', label: 'Журнал обмена' },
};

/** `/office/exchange/journal/:id/`: a file, the decision about a held one, and the records that were set aside. */
export function ExchangeFilePage() {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new PageNotFound();
  return <FilePage key={id} id={Number(id)} />;
}

function FilePage({ id }: { readonly id: number }) {
  const { page, hrefForPage, setPage } = useSearch();
  const query = useQuery(exchangeFileQuery(id, page));
  usePageTitle(query.data?.file.name);
  useShownPage(query, page, setPage);
  return (
    <ExchangeFrame title="Файл обмена">
      <QueryStates
        query={query}
        failure="Не удалось загрузить файл обмена"
        scope="part"
        missing={missing}
        pending={
          <Stack gap={5}>
            <Skeleton height={250} radius="l" />
            <Skeleton height={320} radius="l" />
          </Stack>
        }
      >
        {({ file, node, problems, pageNavigation }) => (
          <Stack gap={5}>
            <FilePanel file={file} node={node} />
            {file.problemCount > 0 && (
              <ProblemsPanel
                problems={problems}
                count={file.problemCount}
                navigation={pageNavigation}
                hrefForPage={hrefForPage}
                isPending={query.isPlaceholderData}
              />
            )}
          </Stack>
        )}
      </QueryStates>
    </ExchangeFrame>
  );
}
