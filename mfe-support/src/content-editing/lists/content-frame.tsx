import { QueryFailure, QueryStates, type ShownQuery } from '@shop/kit/page/query-states';
import { Button, Link, PageHeader, Stack } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { Tabs } from '@shop/ui/parts/tabs';
import type { ReactNode } from 'react';

const tabs = [
  { to: '/manager/content/', label: 'Новости' },
  { to: '/manager/content/faq/', label: 'Вопросы и\u00a0ответы' },
  { to: '/manager/content/pages/', label: 'Страницы' },
];

interface ContentFrameProps<Data> {
  readonly addAt: string;
  readonly addLabel: string;
  readonly query: ShownQuery<Data>;
  /** The title of the error: «Не удалось загрузить новости». */
  readonly failure: string;
  readonly pending: ReactNode;
  readonly isEmpty: (data: Data) => boolean;
  readonly empty: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The page around each of the three lists, and the states of the list. */
export function ContentFrame<Data>({ addAt, addLabel, ...states }: ContentFrameProps<Data>) {
  const { query, failure } = states;
  if (query.data === undefined && !query.isPending)
    return <QueryFailure query={query} failure={failure} scope="page" />;
  return (
    <Stack gap={5}>
      <PageHeader
        title="Содержание сайта"
        actions={
          <>
            <Link to="/actions/manage/">Управление акциями</Link>
            <Button variant="primary" icon={<PlusIcon />} to={addAt}>
              {addLabel}
            </Button>
          </>
        }
      />
      <Tabs label="Что редактировать" tabs={tabs} />
      <QueryStates {...states} />
    </Stack>
  );
}
