import { formatInstantDay } from '@shop/domain/format/date';
import { ArticlePage } from '@shop/kit/page/article-page';
import { useQuery } from '@shop/platform/query';
import { useLocation, useParams } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Link, Text } from '@shop/ui';
import { PrinterIcon } from '@shop/ui/parts/icons';
import { styled } from 'styled-components';
import { RichText } from '../common/rich-text/rich-text.tsx';
import { TextPrintStyles } from '../common/rich-text/text-print-styles.ts';
import { useHashTarget } from '../common/rich-text/use-hash-target.ts';
import { staticPageQuery } from './static-pages.queries.ts';
import { chaptersOf, TableOfContents } from './table-of-contents.tsx';

/** `/privacy/`, `/personal-data/`, `/typical-page/` and `/typical-page/{code}/`: pages written by managers. */
export function StaticPage() {
  const { code } = useParams();
  const { pathname } = useLocation();
  const page = useQuery(staticPageQuery(code ?? pathname.split('/')[1] ?? ''));
  const mayEdit = useIsAllowed('content.edit');
  useHashTarget(page.data !== undefined);
  return (
    <ArticlePage
      query={page}
      failure="Не удалось загрузить страницу"
      lead={({ updatedAt }) => (
        <>
          Обновлено <time dateTime={updatedAt}>{formatInstantDay(updatedAt)}</time>
        </>
      )}
      actions={({ id }) => (
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
      )}
      draftNotice={({ isPublished }) =>
        isPublished
          ? undefined
          : { title: 'Черновик', text: 'Покупатели не видят эту страницу: она не\u00a0опубликована.' }
      }
      pendingLines={20}
    >
      {({ blocks }) => (
        <>
          {blocks.length === 0 && <Text tone="muted">На этой странице пока ничего не написано.</Text>}
          <TextWithContents>
            {chaptersOf(blocks).length > 2 && <TableOfContents chapters={chaptersOf(blocks)} />}
            <RichText blocks={blocks} />
          </TextWithContents>
          <TextPrintStyles />
        </>
      )}
    </ArticlePage>
  );
}

/** The contents are above the text, or beside it on wide screens, whatever the text. */
const TextWithContents = styled.div`
  container-type: inline-size;
`;
