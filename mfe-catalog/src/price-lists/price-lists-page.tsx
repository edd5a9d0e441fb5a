import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Grid, PageHeader, Skeleton, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { MadePriceLists } from './made-price-lists.tsx';
import { useMakePriceList } from './make-price-list.mutation.ts';
import { NewPriceList } from './new-price-list.tsx';
import { type PriceListSection, priceListSectionsQuery, priceListsQuery } from './price-lists.queries.ts';

/**
 * `/price-lists/`: XLSX of the company's own prices by section; the server creates them in the background.
 */
export function PriceListsPage() {
  const isAllowed = useIsAllowed('prices.see');
  // Staff have no contract, so they see list prices.
  const isCustomer = useIsAllowed('basket.use');
  usePageTitle('Прайс-листы');
  return (
    <Stack gap={5}>
      <PageHeader
        title="Прайс-листы"
        lead={`${isCustomer ? 'Ваши цены по\u00a0договору' : 'Цены прайса'} в\u00a0Excel: с\u00a0порогами количества, наличием и\u00a0НДС.`}
      />
      {isAllowed ? (
        <PriceListsContent />
      ) : (
        <Notice title="Цены вам не показываются">
          Прайс-листы формируют сотрудники с правом «Цены». Его даёт администратор вашей компании.
        </Notice>
      )}
    </Stack>
  );
}

function PriceListsContent() {
  const sections = useQuery(priceListSectionsQuery);
  const made = useQuery(priceListsQuery);
  const make = useMakePriceList();
  const renderColumns = (known?: readonly PriceListSection[]) => (
    <Grid columns="minmax(0, 1fr) minmax(300px, 400px)" gap={5} collapse="tablet" align="start">
      {known ? <NewPriceList sections={known} make={make} /> : <Skeleton height={460} radius="l" />}
      <MadePriceLists made={made} sections={known ?? []} onAgain={(request) => make.mutate(request)} />
    </Grid>
  );
  return (
    <QueryStates
      query={sections}
      scope="page"
      pending={renderColumns()}
      failure="Не удалось загрузить разделы"
    >
      {({ sectionsForPriceList }) => renderColumns(sectionsForPriceList)}
    </QueryStates>
  );
}
