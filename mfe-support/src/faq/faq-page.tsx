import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Link, PageHeader, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { HelpIcon } from '@shop/ui/parts/icons';
import { TextPaper } from '../common/rich-text/text-paper.tsx';
import { AskYourself } from './ask-yourself.tsx';
import { faqQuery } from './faq.queries.ts';
import { SearchedFaq } from './searched-faq.tsx';

/** `/faq/` and `/faq-new/`: questions and answers by section, searched while typing; open to visitors. */
export function FaqPage() {
  const faq = useQuery(faqQuery());
  const mayEdit = useIsAllowed('content.edit');
  usePageTitle(faq.data && 'Вопросы и ответы');
  if (!faq.data && !faq.isPending)
    return (
      <PageFailure
        error={faq.error}
        title="Не удалось загрузить вопросы и ответы"
        retrying={faq.isFetching}
        onRetry={() => void faq.refetch()}
      />
    );
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
      {renderAnswers()}
      <TextPaper />
    </Stack>
  );

  function renderAnswers() {
    if (!faq.data)
      return (
        <Stack gap={5}>
          <Skeleton height={58} width="min(720px, 100%)" />
          <Skeleton height={640} width="min(860px, 100%)" />
        </Stack>
      );
    if (faq.data.sections.every(({ items }) => items.length === 0))
      return (
        <EmptyState icon={<HelpIcon />} title="Ответов пока нет" action={<AskYourself />}>
          Спросите нас, мы ответим.
        </EmptyState>
      );
    return <SearchedFaq sections={faq.data.sections} />;
  }
}
