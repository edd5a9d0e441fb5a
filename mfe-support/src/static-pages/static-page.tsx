import type { StaticPage as Page } from '@shop/contracts/support/content';
import { formatInstantDay } from '@shop/domain/format/date';
import { useQuery } from '@shop/platform/query';
import { useLocation, useParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, Link, PageHeader, Skeleton, SkeletonText, Stack, Text } from '@shop/ui';
import { PrinterIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { styled } from 'styled-components';
import { RichText } from '../common/rich-text/rich-text.tsx';
import { TextPaper } from '../common/rich-text/text-paper.tsx';
import { useHashTarget } from '../common/rich-text/use-hash-target.ts';
import { Contents, chaptersOf } from './contents.tsx';
import { staticPageQuery } from './static-pages.queries.ts';

/** `/privacy/`, `/personal-data/`, `/typical-page/` and `/typical-page/{code}/`: what managers have written there. */
export function StaticPage() {
  const { code } = useParams();
  const { pathname } = useLocation();
  const page = useQuery(staticPageQuery(code ?? pathname.split('/')[1] ?? ''));
  usePageTitle(page.data?.title);
  useHashTarget(page.data !== undefined);
  if (page.data) return <Content page={page.data} />;
  if (page.isPending) return <Pending />;
  return (
    <PageFailure
      error={page.error}
      title="Не удалось загрузить страницу"
      retrying={page.isFetching}
      onRetry={() => void page.refetch()}
    />
  );
}

function Content({ page: { id, title, blocks, updatedAt, isPublished } }: { page: Page }) {
  const mayEdit = useIsAllowed('content.edit');
  const chapters = chaptersOf(blocks);
  return (
    <Stack as="article" gap={5}>
      <PageHeader
        title={title}
        lead={
          <>
            Обновлено <time dateTime={updatedAt}>{formatInstantDay(updatedAt)}</time>
          </>
        }
        actions={
          <>
            {mayEdit && (
              <Link to={`/manager/content/pages/${id}/`} data-off-paper>
                Изменить
              </Link>
            )}
            <Button icon={<PrinterIcon />} onClick={() => window.print()}>
              Печать
            </Button>
          </>
        }
      />
      {!isPublished && (
        <Notice title="Черновик">Покупатели не видят эту страницу: она не{'\u00a0'}опубликована.</Notice>
      )}
      {blocks.length === 0 && <Text tone="muted">На этой странице пока ничего не написано.</Text>}
      <Beside>
        {chapters.length > 2 && <Contents chapters={chapters} />}
        <RichText blocks={blocks} />
      </Beside>
      <TextPaper />
    </Stack>
  );
}

function Pending() {
  return (
    <Stack gap={5} aria-busy="true">
      <Stack gap={2}>
        <Skeleton height={36} width="min(480px, 90%)" />
        <Skeleton height={20} width={160} />
      </Stack>
      <SkeletonText lines={20} />
    </Stack>
  );
}

/** Contents stand before the text, or beside it where there is room for both; the text decides nothing of that. */
const Beside = styled.div`
  container-type: inline-size;
`;
