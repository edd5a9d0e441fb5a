import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { PageFailure, PageNotFound, usePageTitle } from '@shop/remote';
import { PageHeader, Skeleton, Stack } from '@shop/ui';
import { Tabs } from '@shop/ui/parts/tabs';
import { lazy, Suspense, useState } from 'react';
import { COMPANY_PARAM, chooseCompany, hrefFor } from './common/choose-company.ts';
import { mayEdit, ownCompaniesQuery, refreshOwnCompanies } from './common/own-companies.queries.ts';
import type { OwnTab } from './common/own-tab.ts';
import { CompanySelect } from './company-select.tsx';
import { NoCompanies } from './no-companies.tsx';
import { NoRight } from './no-right.tsx';
import { ownTabAt, ownTabs } from './own-tabs.ts';

/** `/mycompanies/` and its tabs (§2): what stands around them, so that it stays while they change. */
export function OwnCompaniesPage() {
  const tab = ownTabAt(useLocation().pathname);
  if (!tab) throw new PageNotFound();
  return <Frame tab={tab} />;
}

function Frame({ tab }: { tab: OwnTab }) {
  const { search } = useLocation();
  const [tabs] = useState(toLazy);
  const { data, error, isPending, isFetching, refetch } = useQuery(ownCompaniesQuery());
  usePageTitle(tab.title);
  // What others do to companies, people and points; who they are for this user may have changed with it.
  useEvent('company.changed', refreshOwnCompanies);

  if (!data && !isPending)
    return (
      <PageFailure
        error={error}
        title="Не удалось загрузить компании"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const companies = data?.items ?? [];
  const company = chooseCompany(companies, search);
  if (data && tab.isOfOne && !company && new URLSearchParams(search).has(COMPANY_PARAM))
    throw new PageNotFound();

  const Tab = tabs[tab.path]!;
  const shown = company ?? companies[0];
  const waiting = <Skeleton height={tab.height} />;
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
      {isPending ? (
        waiting
      ) : !shown || (tab.isOfOne && !company) ? (
        <NoCompanies hasSome={companies.length > 0} />
      ) : (
        <>
          {tab.isOfOne && <CompanySelect companies={companies} company={shown} />}
          {tab.needsRight && !mayEdit(shown) ? (
            <NoRight to={tab.needsRight} companyName={shown.name} />
          ) : (
            <Suspense fallback={waiting}>
              {/* Another company has other filters, dialogs and answers. */}
              <Tab key={tab.isOfOne ? shown.id : 'all'} companies={companies} company={shown} />
            </Suspense>
          )}
        </>
      )}
    </Stack>
  );
}

/** New ones with every frame: a lazy component remembers its failure, and the area's «Повторить» makes a new frame. */
function toLazy() {
  return Object.fromEntries(
    ownTabs.map(({ path, load }) => [path, lazy(async () => ({ default: (await load()).Tab }))]),
  );
}
