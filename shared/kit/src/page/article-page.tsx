import { usePageTitle } from '@shop/remote';
import type { Crumb } from '@shop/ui/core/breadcrumbs';
import { Stack } from '@shop/ui/core/layout';
import { PageHeader } from '@shop/ui/core/page-header';
import { Skeleton, SkeletonText } from '@shop/ui/core/skeleton';
import { Notice } from '@shop/ui/parts/notice';
import type { ReactNode } from 'react';
import { type MissingText, QueryStates, type ShownQuery } from './query-states.tsx';

interface ArticlePageProps<Item extends { readonly title: string }> {
  readonly query: ShownQuery<Item>;
  /** The title of the error page: «Не удалось загрузить новость». */
  readonly failure: string;
  readonly missing?: MissingText;
  /** The list that the article belongs to, as its breadcrumb. */
  readonly list?: Crumb;
  readonly lead?: (item: Item) => ReactNode;
  readonly actions?: (item: Item) => ReactNode;
  /** Tells editors that buyers do not see the article. */
  readonly draftNotice?: (item: Item) => { readonly title: string; readonly text: ReactNode } | undefined;
  /** Lines of text in the skeleton. */
  readonly pendingLines?: number;
  /** Stands below the skeleton's text. */
  readonly pendingBelow?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A page with one text: a news item, a promotion, a material, a static page. It also sets the title of the page. */
export function ArticlePage<Item extends { readonly title: string }>(props: ArticlePageProps<Item>) {
  const {
    query,
    list,
    lead,
    actions,
    draftNotice,
    pendingLines = 12,
    pendingBelow,
    children,
    ...rest
  } = props;
  usePageTitle(query.data?.title);
  return (
    <QueryStates
      {...rest}
      query={query}
      scope="page"
      pending={
        <Stack gap={5} aria-busy="true">
          <Stack gap={2}>
            {list && <Skeleton height={20} width={200} />}
            <Skeleton height={36} width="min(480px, 90%)" />
            {lead && <Skeleton height={20} width={160} />}
          </Stack>
          <SkeletonText lines={pendingLines} />
          {pendingBelow}
        </Stack>
      }
    >
      {(item) => {
        const notice = draftNotice?.(item);
        return (
          <Stack as="article" gap={5}>
            <PageHeader
              title={item.title}
              {...(list && { breadcrumbs: [list, { label: item.title }] })}
              lead={lead?.(item)}
              actions={actions?.(item)}
            />
            {notice && <Notice title={notice.title}>{notice.text}</Notice>}
            {children(item)}
          </Stack>
        );
      }}
    </QueryStates>
  );
}
