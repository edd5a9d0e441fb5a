import { Button, Link, PageHeader, Stack } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { Tabs } from '@shop/ui/parts/tabs';
import type { ReactNode } from 'react';

const tabs = [
  { to: '/manager/content/', label: 'Новости' },
  { to: '/manager/content/faq/', label: 'Вопросы и\u00a0ответы' },
  { to: '/manager/content/pages/', label: 'Страницы' },
];

interface ContentFrameProps {
  readonly addAt: string;
  readonly addLabel: string;
  readonly children: ReactNode;
}

/** What the three lists have in common. */
export function ContentFrame({ addAt, addLabel, children }: ContentFrameProps) {
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
      {children}
    </Stack>
  );
}
