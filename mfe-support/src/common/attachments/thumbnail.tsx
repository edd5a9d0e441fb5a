import type { Attachment } from '@shop/contracts/support/attachments';
import { useQuery } from '@shop/platform/query';
import { color, radius } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { AttachmentKindIcon } from './attachment-kind-icon.tsx';
import { previewQuery } from './previews.queries.ts';

interface ThumbnailProps {
  readonly attachment: Attachment | null;
  /** Rendered by the browser before the server has a preview. */
  readonly local?: string | null;
}

/** A preview of an image or an icon of another file; the name beside it is the accessible one. */
export function Thumbnail({ attachment, local = null }: ThumbnailProps) {
  const isImage = attachment?.kind === 'image';
  const preview = useQuery({ ...previewQuery(attachment?.id ?? 0), enabled: isImage && local === null });
  const source = local ?? preview.data;
  return (
    <Frame aria-busy={isImage && local === null && preview.isPending}>
      {source ? <img src={source} alt="" /> : <AttachmentKindIcon kind={attachment?.kind ?? 'other'} />}
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  /* Fills the frame regardless of the image. */
  grid-template: 100% / 100%;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.s};
  background: ${color.sunken};
  color: ${color.textMuted};
  &[aria-busy='true'] .lucide {
    visibility: hidden;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
