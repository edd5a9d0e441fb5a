import { previewContent } from '@shop/contracts/support/content-editing';
import { messageOf } from '@shop/platform/http';
import { callQuery, keepPreviousData, useQuery } from '@shop/platform/query';
import { Button, Skeleton, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { RichText } from '../../common/rich-text/rich-text.tsx';
import { useDebounced } from '../../common/use-debounced.ts';

/** Longer than the search debounce: every preview sends the whole text. */
const PAUSE_MS = 500;

const previewQuery = (text: string) => ({
  ...callQuery(previewContent, { body: { text } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60_000,
  placeholderData: keepPreviousData,
  enabled: text.trim() !== '',
});

/** A preview parsed by the server and rendered like the public page. */
export function Preview({ text, under }: { text: string; under: 1 | 3 }) {
  const preview = useQuery(previewQuery(useDebounced(text, PAUSE_MS)));
  if (text.trim() === '') return <Text tone="muted">Здесь будет видно, как выглядит текст.</Text>;
  return (
    <Stack gap={3} aria-busy={preview.isFetching}>
      {preview.isError && (
        <Notice
          tone="warning"
          action={
            <Button size="s" onClick={() => void preview.refetch()}>
              Повторить
            </Button>
          }
        >
          Просмотр не{'\u00a0'}обновился. {messageOf(preview.error)}
        </Notice>
      )}
      {preview.data ? (
        <RichText blocks={preview.data.blocks} under={under} hasAnchors={false} />
      ) : (
        !preview.isError && <Skeleton height={160} />
      )}
    </Stack>
  );
}
