import type { EditedFaqItem } from '@shop/contracts/support/content-editing';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Heading, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { HelpIcon } from '@shop/ui/parts/icons';
import { editedFaqQuery } from '../common/content-editing.queries.ts';
import { faqKind } from '../common/content-kind.ts';
import { ContentFrame } from './content-frame.tsx';
import { EditedFaqRows } from './edited-faq-rows.tsx';

/** Questions of any state by section, in the order of the public page. */
export function EditedFaq() {
  const faq = useQuery(editedFaqQuery());
  usePageTitle('Вопросы и ответы — Содержание сайта');
  return (
    <ContentFrame
      addAt={`${faqKind.path}new/`}
      addLabel="Новый вопрос"
      query={faq}
      failure="Не удалось загрузить вопросы"
      pending={<Skeleton height={640} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon={<HelpIcon />} title="Вопросов пока нет" />}
    >
      {(data) =>
        sectionsOf(data.items).map(([name, items]) => (
          <Stack key={name} as="section" gap={2} aria-label={name}>
            <Heading level={2} size="s">
              {name}
            </Heading>
            <EditedFaqRows items={items} />
          </Stack>
        ))
      }
    </ContentFrame>
  );
}

function sectionsOf(items: readonly EditedFaqItem[]): [string, EditedFaqItem[]][] {
  const sections = new Map<string, EditedFaqItem[]>();
  for (const item of items) sections.set(item.section, [...(sections.get(item.section) ?? []), item]);
  return [...sections];
}
