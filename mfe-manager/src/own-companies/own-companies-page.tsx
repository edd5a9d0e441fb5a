import type { OwnCompany } from '@shop/contracts/manager/company';
import { QueryFailure, QueryStates } from '@shop/kit/page/query-states';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { PageNotFound, usePageTitle } from '@shop/remote';
import { PageHeader, Skeleton, Stack } from '@shop/ui';
import { Tabs } from '@shop/ui/parts/tabs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { COMPANY_PARAM, chooseCompany, hrefFor } from './common/choose-company.ts';
import { mayEdit, ownCompaniesQuery, refreshOwnCompanies } from './common/own-companies.queries.ts';
import type { OwnTab } from './common/own-tab.ts';
import { CompanySelect } from './company-select.tsx';
import { NoCompanies } from './no-companies.tsx';
import { NoRight } from './no-right.tsx';
import { ownTabAt, ownTabs } from './own-tabs.ts';

/** `/mycompanies/` and its tabs (§2). The frame stays mounted while tabs change. */
export function OwnCompaniesPage() {
  const tab = ownTabAt(useLocation().pathname);
  if (!tab) throw new PageNotFound();
  return <Frame tab={tab} />;
}

function Frame({ tab }: { tab: OwnTab }) {
  const { search } = useLocation();
  const [tabs] = useState(toLazy);
  const own = useQuery(ownCompaniesQuery());
  usePageTitle(tab.title);
  // Colleagues and managers change companies too; the user's permissions may change with them.
  useEvent('company.changed', refreshOwnCompanies);

  if (!own.data && !own.isPending)
    return <QueryFailure query={own} failure="Не удалось загрузить компании" scope="page" />;
  const Tab = tabs[tab.path]!;
  const skeleton = <Skeleton height={tab.height} />;
  return (
    <Stack gap={5}>
      <PageHeader title="Мои компании" />
      <Tabs
        label="Разделы компаний"
        tabs={ownTabs.map(({ path, label }) => ({
          label,
          to: path === tab.path ? path + search : hrefFor(path, search),
        }))}
      />
      <QueryStates query={own} failure="Не удалось загрузить компании" pending={skeleton}>
        {({ items }) => (
          <TabOfCompany tab={tab} companies={items}>
            {(company) => (
              <Suspense fallback={<div aria-busy="true">{skeleton}</div>}>
                {/* Remounts the tab, because filters, dialogs and answers belong to one company. */}
                <Tab key={tab.isOfOne ? company.id : 'all'} companies={items} company={company} />
              </Suspense>
            )}
          </TabOfCompany>
        )}
      </QueryStates>
    </Stack>
  );
}

interface TabOfCompanyProps {
  readonly tab: OwnTab;
  readonly companies: readonly OwnCompany[];
  readonly children: (company: OwnCompany) => ReactNode;
}

/** Chooses the company of a tab. Shows the empty state without one, and what is missing without the permission. */
function TabOfCompany({ tab, companies, children }: TabOfCompanyProps) {
  const { search } = useLocation();
  const chosen = chooseCompany(companies, search);
  if (tab.isOfOne && !chosen && new URLSearchParams(search).has(COMPANY_PARAM)) throw new PageNotFound();
  const company = chosen ?? companies[0];
  if (!company || (tab.isOfOne && !chosen)) return <NoCompanies hasSome={companies.length > 0} />;
  return (
    <>
      {tab.isOfOne && <CompanySelect companies={companies} company={company} />}
      {tab.needsRight && !mayEdit(company) ? (
        <NoRight to={tab.needsRight} companyName={company.name} />
      ) : (
        children(company)
      )}
    </>
  );
}

/** Created anew with every frame, because a lazy component caches its failure and «Повторить» remounts the frame. */
function toLazy() {
  return Object.fromEntries(
    ownTabs.map(({ path, load }) => [path, lazy(async () => ({ default: (await load()).Tab }))]),
  );
}
