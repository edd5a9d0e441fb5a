import type { PermissionName } from '@shop/contracts/account/permissions';
import { isAllowed } from '@shop/contracts/account/permissions';
import { useSession } from '@shop/platform/session';
import { useFillers } from '@shop/remote';
import { PageHeader, Stack } from '@shop/ui';
import { Tabs } from '@shop/ui/parts/tabs';
import type { ReactNode } from 'react';

const ownTabs: readonly {
  readonly to: string;
  readonly label: string;
  readonly permission: PermissionName;
  readonly hasPagesBelow?: boolean;
}[] = [
  { to: '/office/', label: 'Начало', permission: 'office.enter' },
  { to: '/office/staff/', label: 'Сотрудники', permission: 'office.people' },
  { to: '/office/clients/', label: 'Клиенты', permission: 'office.terms', hasPagesBelow: true },
  { to: '/office/settings/', label: 'Настройки', permission: 'office.settings', hasPagesBelow: true },
  { to: '/office/calendar/', label: 'Календарь', permission: 'office.settings' },
  { to: '/office/references/', label: 'Справочники', permission: 'office.enter', hasPagesBelow: true },
  { to: '/office/exchange/', label: 'Обмен с\u00a01С', permission: 'office.exchange', hasPagesBelow: true },
  { to: '/office/consents/', label: 'Согласия', permission: 'office.settings' },
  { to: '/office/journal/', label: 'Журнал', permission: 'office.enter' },
];

interface OfficeFrameProps {
  readonly title: string;
  /** The number of items that the section lists. */
  readonly count?: number;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page around each section of the office, with tabs of those that the user may open. */
export function OfficeFrame({ title, count, actions, children }: OfficeFrameProps) {
  const sections = useFillers('office.section');
  const own = useOwnTabs();
  const offered = sections.map(({ code, title: label = code }) => ({
    to: `/office/section/${code}/`,
    label,
  }));
  return (
    <Stack gap={5}>
      <PageHeader title={title} actions={actions} {...(count !== undefined && { count })} />
      <Tabs label="Разделы управления" tabs={[...own, ...offered]} />
      {children}
    </Stack>
  );
}

/** Sections of this area that the user may open. */
export function useOwnTabs() {
  const session = useSession();
  return ownTabs.filter(({ permission }) => session.status === 'in' && isAllowed(permission, session.user));
}
