import type { Attachment } from '@shop/contracts/support/attachments';
import { useQuery } from '@shop/platform/query';
import { color, radius } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { KindIcon } from './kind-icon.tsx';
import { previewQuery } from './previews.queries.ts';

interface ThumbnailProps {
  readonly attachment: Attachment | null;
  /** Drawn by the browser itself, before the server has one. */
  readonly local?: string | null;
}

/** A small picture of an image, a drawing of any other file; what is beside it names it. */
export function Thumbnail({ attachment, local = null }: ThumbnailProps) {
  const isImage = attachment?.kind === 'image';
  const asked = useQuery({ ...previewQuery(attachment?.id ?? 0), enabled: isImage && local === null });
  const source = local ?? asked.data;
  return (
    <Frame aria-busy={isImage && local === null && asked.isPending}>
      {source ? <img src={source} alt="" /> : <KindIcon kind={attachment?.kind ?? 'other'} />}
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  /* As large as the frame, whatever the picture is. */
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
