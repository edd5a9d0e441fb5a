import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { PageNotFound, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Skeleton, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { space } from '@shop/ui/theme';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { keepFilters } from '../common/filters/kept-filters.ts';
import { CompanySelect, ContractSelect, useChosenParty } from '../common/filters/party-filter.tsx';
import { sectionsQuery } from '../common/filters/sections.queries.ts';
import { useParty } from '../common/filters/use-party.ts';
import { NoRight } from '../common/no-right.tsx';
import { FinancePaper } from './finance-paper.ts';
import { fetchTab } from './prefetch-tabs.ts';
import { TabRow } from './tab-row.tsx';
import { type FinanceTab, financeTabs, tabAt } from './tabs.ts';

/** `/finances/` and its tabs (§2): what stands around them, so that it stays while they change. */
export function FinancesPage() {
  const tab = tabAt(useLocation().pathname);
  if (!tab) throw new PageNotFound();
  return <Frame tab={tab} />;
}

function Frame({ tab }: { tab: FinanceTab }) {
  const { search } = useLocation();
  const sections = useQuery(sectionsQuery());
  const [pages] = useState(toLazy);
  const { party, setCompany, setContract } = useParty();
  const company = useChosenParty();
  usePageTitle(tab.title);
  useEffect(() => keepFilters(tab.section, search), [tab, search]);
  const isStrange =
    party.contract !== undefined && company?.contracts.every(({ id }) => id !== party.contract);
  // A contract of another company, as after a switch of companies or in somebody else's link.
  useEffect(() => {
    if (isStrange) setContract(undefined);
  });

  // The current company is none of them: the first that is, by its own address.
  const parties = sections.data?.parties ?? [];
  const elsewhere =
    party.contragent === undefined && parties.every(({ isCurrent }) => !isCurrent)
      ? parties[0]?.code
      : undefined;
  useEffect(() => {
    if (elsewhere !== undefined) setCompany(elsewhere);
  });

  const isForeign = !company && sections.data && sections.data.parties.length > 0;
  if (isForeign && party.contragent !== undefined) throw new PageNotFound();

  // What the tab shows is on its way beside the sections; all comes up at once, and nothing moves.
  const { isPending } = sections;
  const mayHere = useIsAllowed('finances.see');
  useEffect(() => {
    if (isPending && mayHere) fetchTab(tab, search);
  }, [isPending, mayHere, tab, search]);

  const allowed = sections.data && financeTabs.filter(({ section }) => sections.data.items.includes(section));
  const Page = pages[tab.section];
  return (
    <Stack gap={5}>
      <FinancePaper />
      <PageHeader title="Финансы" lead={company?.name} />
      {sections.isError && !sections.data ? (
        <Notice
          tone="danger"
          title="Разделы финансов не загрузились"
          action={<Button onClick={() => void sections.refetch()}>Повторить</Button>}
        >
          {messageOf(sections.error)}
        </Notice>
      ) : allowed === undefined ? (
        <Skeleton height={42} />
      ) : (
        allowed.length > 0 && <TabRow tabs={allowed} current={tab} />
      )}
      {isPending || isStrange || elsewhere !== undefined ? (
        <tab.Skeleton />
      ) : allowed && !allowed.includes(tab) ? (
        <NoRight />
      ) : (
        <>
          <Choice data-off-paper>
            <CompanySelect parties={parties} />
            {tab.isByContract && <ContractSelect />}
          </Choice>
          <Suspense fallback={<tab.Skeleton />}>
            <Page />
          </Suspense>
        </>
      )}
    </Stack>
  );
}

/** New ones with every frame: a lazy component remembers its failure, and the area's «Повторить» makes a new frame. */
function toLazy() {
  const pages = financeTabs.map(({ section, load }) => [
    section,
    lazy(async () => ({ default: (await load()).Page })),
  ]);
  return Object.fromEntries(pages) as Record<FinanceTab['section'], ReturnType<typeof lazy>>;
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space[3]};
  &:empty {
    display: none;
  }
`;
