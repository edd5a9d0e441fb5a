import { type Attachment, openAttachment } from '@shop/contracts/support/attachments';
import { messageOf } from '@shop/platform/http';
import { callKey, useQuery } from '@shop/platform/query';
import { ErrorPanel } from '@shop/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { issueAttachmentUrl } from './open-attachment.mutation.ts';
import { previewQuery } from './previews.queries.ts';

/** An image in full size; its preview is shown until that has loaded. */
export function ShownImage({ image }: { readonly image: Attachment }) {
  const { id, name, width, height } = image;
  const [isLost, setIsLost] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const preview = useQuery(previewQuery(id));
  // URLs are single-use, so the answer is never cached.
  const opened = useQuery({
    queryKey: [...callKey(openAttachment), id, useId()],
    queryFn: () => issueAttachmentUrl(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
  function handleRetry() {
    setIsLost(false);
    void opened.refetch();
  }

  if (opened.isError || isLost)
    return (
      <ErrorPanel
        title="Не удалось открыть изображение"
        text={opened.error ? messageOf(opened.error) : 'Проверьте подключение и\u00a0попробуйте ещё раз'}
        onRetry={handleRetry}
        retrying={opened.isFetching}
      />
    );
  return (
    <Picture $preview={isLoaded ? undefined : (preview.data ?? undefined)} aria-busy={!isLoaded}>
      {opened.data && (
        <img
          src={opened.data.url}
          alt={name}
          width={width ?? undefined}
          height={height ?? undefined}
          onLoad={() => setIsLoaded(true)}
          onError={() => setIsLost(true)}
        />
      )}
    </Picture>
  );
}

const Picture = styled.div.attrs<{ $preview: string | undefined }>(({ $preview }) => ({
  style: $preview ? { backgroundImage: `url(${$preview})` } : {},
}))`
  position: relative;
  min-block-size: 0;
  background: center / contain no-repeat;
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: scale-down;
  }
`;
