import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { PageNotFound, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Skeleton, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { space } from '@shop/ui/theme';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { CompanySelect, ContractSelect, useChosenParty } from '../common/filters/party-filter.tsx';
import { rememberFilters } from '../common/filters/remembered-filters.ts';
import { sectionsQuery } from '../common/filters/sections.queries.ts';
import { useParty } from '../common/filters/use-party.ts';
import { NoRight } from '../common/no-right.tsx';
import { FinancePrintStyles } from './finance-print-styles.ts';
import { TabRow } from './tab-row.tsx';
import { type FinanceTab, financeTabs, tabAt } from './tabs.ts';

/** `/finances/` and its tabs (§2). The frame stays mounted while tabs change. */
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
  useEffect(() => rememberFilters(tab.section, search), [tab, search]);
  const isForeignContract =
    party.contract !== undefined && company?.contracts.every(({ id }) => id !== party.contract);
  // The contract belongs to another company, after a switch or in a foreign link.
  useEffect(() => {
    if (isForeignContract) setContract(undefined);
  });

  // The current company has no finances to show, so the URL is set to the first one that has.
  const parties = sections.data?.parties ?? [];
  const fallbackCode =
    party.contragent === undefined && parties.every(({ isCurrent }) => !isCurrent)
      ? parties[0]?.code
      : undefined;
  useEffect(() => {
    if (fallbackCode !== undefined) setCompany(fallbackCode);
  });

  const isForeignCompany = !company && sections.data && sections.data.parties.length > 0;
  if (isForeignCompany && party.contragent !== undefined) throw new PageNotFound();

  // Loads the tab in parallel with the list of sections, so that both appear at once without layout shift.
  const allowedTabs =
    sections.data && financeTabs.filter(({ section }) => sections.data.items.includes(section));
  const Page = pages[tab.section];
  return (
    <Stack gap={5}>
      <FinancePrintStyles />
      <PageHeader title="Финансы" lead={company?.name} />
      {sections.isError && !sections.data ? (
        <Notice
          tone="danger"
          title="Разделы финансов не загрузились"
          action={<Button onClick={() => void sections.refetch()}>Повторить</Button>}
        >
          {messageOf(sections.error)}
        </Notice>
      ) : allowedTabs === undefined ? (
        <div aria-busy="true">
          <Skeleton height={42} />
        </div>
      ) : (
        allowedTabs.length > 0 && <TabRow tabs={allowedTabs} current={tab} />
      )}
      {sections.isPending || isForeignContract || fallbackCode !== undefined ? (
        <tab.Skeleton />
      ) : allowedTabs && !allowedTabs.includes(tab) ? (
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

/** Created anew with every frame, because a lazy component caches its failure and «Повторить» remounts the frame. */
function toLazy() {
  const pages = financeTabs.map(({ section, load }) => [
    section,
    lazy(async () => ({ default: await load() })),
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
