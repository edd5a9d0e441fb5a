import { PageFailure, usePageTitle } from '@shop/remote';
import { Card, PageHeader, Skeleton, Stack } from '@shop/ui';
import type { ReactNode } from 'react';

/** The list of news, too. */
const root = { label: 'Содержание сайта', to: '/manager/content/' };

interface EditorFrameProps {
  /** The heading; undefined until it is known. */
  readonly title: string | undefined;
  readonly list: { readonly label: string; readonly to: string };
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** What the three editors have in common. */
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

interface EditorFailureProps {
  readonly error: unknown;
  readonly list: { readonly label: string; readonly to: string };
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

export function EditorFailure({ error, list, retrying, onRetry }: EditorFailureProps) {
  return (
    <PageFailure
      error={error}
      title="Не удалось загрузить текст"
      missing={{
        label: 'Здесь ничего нет',
        text: 'Ссылка устарела, или текст удалён.',
        link: { to: list.to, label: list.label },
      }}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

/** What is no number is the id of nothing: the server says so. */
export function idOf(given: string | undefined): number {
  return given && /^[1-9]\d{0,14}$/.test(given) ? Number(given) : Number.MAX_SAFE_INTEGER;
}
