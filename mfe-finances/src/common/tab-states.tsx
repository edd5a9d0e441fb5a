import { isForbidden } from '@shop/kit/page/is-forbidden';
import { QueryStates, type ShownQuery } from '@shop/kit/page/query-states';
import { Stack } from '@shop/ui';
import type { ReactNode } from 'react';
import { NoRight } from './no-right.tsx';

interface TabStatesProps<Data> {
  readonly query: ShownQuery<Data>;
  /** Filters or a form, shown in every state but the error. */
  readonly above?: ReactNode;
  readonly pending: ReactNode;
  /** The title of the error: «Не удалось загрузить историю платежей». */
  readonly failure: string;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

const missing = {
  label: 'Такой компании или договора нет',
  text: 'Возможно, ссылка устарела или право «Финансы» у\u00a0этой компании отозвано.',
  link: { to: '/finances/', label: 'Мои финансы' },
};

/** The four states of a tab. A revoked permission replaces also a tab that has loaded before. */
export function TabStates<Data>({ above, ...states }: TabStatesProps<Data>) {
  const { query } = states;
  if (isForbidden(query.error)) return <NoRight />;
  const isFailed = query.data === undefined && !query.isPending;
  const content = <QueryStates {...states} scope="part" missing={missing} />;
  if (above === undefined || isFailed) return content;
  return (
    <Stack gap={5}>
      {above}
      {content}
    </Stack>
  );
}
