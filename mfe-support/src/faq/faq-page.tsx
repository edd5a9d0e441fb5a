import { QueryFailure, QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Link, PageHeader, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { HelpIcon } from '@shop/ui/parts/icons';
import { TextPrintStyles } from '../common/rich-text/text-print-styles.ts';
import { AskQuestionButton } from './ask-question-button.tsx';
import { faqQuery } from './faq.queries.ts';
import { SearchableFaq } from './searchable-faq.tsx';

const FAILURE = 'Не удалось загрузить вопросы и ответы';

/** `/faq/` and `/faq-new/`: public questions and answers by section, searched while typing. */
export function FaqPage() {
  const faq = useQuery(faqQuery());
  const mayEdit = useIsAllowed('content.edit');
  usePageTitle(faq.data && 'Вопросы и ответы');
  if (!faq.data && !faq.isPending) return <QueryFailure query={faq} failure={FAILURE} scope="page" />;
  return (
    <Stack gap={5} aria-busy={faq.isPending}>
      <PageHeader
        title="Вопросы и ответы"
        actions={
          mayEdit && (
            <Link to="/manager/content/faq/" data-off-paper>
              Управление вопросами
            </Link>
          )
        }
      />
      <QueryStates
        query={faq}
        failure={FAILURE}
        pending={
          <Stack gap={5}>
            <Skeleton height={58} width="min(720px, 100%)" />
            <Skeleton height={640} width="min(860px, 100%)" />
          </Stack>
        }
        isEmpty={({ sections }) => sections.every(({ items }) => items.length === 0)}
        empty={
          <EmptyState icon={<HelpIcon />} title="Ответов пока нет" action={<AskQuestionButton />}>
            Спросите нас, мы ответим.
          </EmptyState>
        }
      >
        {({ sections }) => <SearchableFaq sections={sections} />}
      </QueryStates>
      <TextPrintStyles />
    </Stack>
  );
}
