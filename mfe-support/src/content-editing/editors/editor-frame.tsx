import { QueryStates, type ShownQuery } from '@shop/kit/page/query-states';
import { usePageTitle } from '@shop/remote';
import { Card, PageHeader, Skeleton, Stack } from '@shop/ui';
import type { ReactNode } from 'react';

/** Also the path of the list of news. */
const root = { label: 'Содержание сайта', to: '/manager/content/' };

interface EditorFrameProps {
  /** Undefined while it loads. */
  readonly title: string | undefined;
  readonly list: { readonly label: string; readonly to: string };
  readonly state?: ReactNode;
  readonly children?: ReactNode;
}

/** The page around each of the three editors. */
export function EditorFrame({ title, list, state, children }: EditorFrameProps) {
  usePageTitle(title && `${title} — Содержание сайта`);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title ?? <Skeleton height={36} width={280} />}
        breadcrumbs={[root, ...(list.to === root.to ? [] : [list]), { label: title ?? '…' }]}
        actions={state}
      />
      {title === undefined ? (
        <Card padding={6} aria-busy="true">
          <Skeleton height={640} />
        </Card>
      ) : (
        children
      )}
    </Stack>
  );
}

interface EditorStatesProps<Data> {
  readonly query: ShownQuery<Data>;
  readonly list: { readonly label: string; readonly to: string };
  /** Renders the frame with the form. */
  readonly children: (data: Data) => ReactNode;
}

/** The states of an editor whose item has to be loaded. */
export function EditorStates<Data>({ query, list, children }: EditorStatesProps<Data>) {
  return (
    <QueryStates
      query={query}
      failure="Не удалось загрузить текст"
      scope="page"
      missing={{
        label: 'Здесь ничего нет',
        text: 'Ссылка устарела, или текст удалён.',
        link: { to: list.to, label: list.label },
      }}
      pending={<EditorFrame title={undefined} list={list} />}
    >
      {children}
    </QueryStates>
  );
}

/** An invalid id becomes one that does not exist, so the server answers «not found». */
export function idOf(given: string | undefined): number {
  return given && /^[1-9]\d{0,14}$/.test(given) ? Number(given) : Number.MAX_SAFE_INTEGER;
}
