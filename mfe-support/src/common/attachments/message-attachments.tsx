import type { Attachment } from '@shop/contracts/support/attachments';
import { Modal, Skeleton } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { FileLink } from './file-link.tsx';
import { Thumbnail } from './thumbnail.tsx';

const Lightbox = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lightbox" */ './lightbox.tsx')).Lightbox,
}));

/** The attachments of a message: images as previews, others by name and size. Renders nothing without any. */
export function MessageAttachments({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const [shown, setShown] = useState<number | null>(null);
  if (attachments.length === 0) return null;
  const images = attachments.filter(({ kind }) => kind === 'image');
  const others = attachments.filter(({ kind }) => kind !== 'image');
  const close = () => setShown(null);

  return (
    <Box>
      {images.length > 0 && (
        <Images aria-label="Изображения">
          {images.map((image, at) => (
            <li key={image.id}>
              <Opener
                type="button"
                title={image.name}
                aria-label={`Открыть ${image.name}`}
                onClick={() => setShown(at)}
              >
                <Thumbnail attachment={image} />
              </Opener>
            </li>
          ))}
        </Images>
      )}
      {others.length > 0 && (
        <Files aria-label="Файлы">
          {others.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </Files>
      )}
      {shown !== null && (
        <Suspense
          fallback={
            <Modal isOpen onClose={close} title="Открываем изображение…" size="full">
              <Fills aria-busy="true">
                <Skeleton height="100%" />
              </Fills>
            </Modal>
          }
        >
          <Lightbox images={images} at={shown} onShow={setShown} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Fills = styled.div`
  block-size: 100%;
`;

const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, 96px);
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Files = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Opener = styled.button`
  display: block;
  inline-size: 96px;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.s};
  background: none;
  cursor: zoom-in;
  &:hover {
    border-color: ${color.lineStrong};
  }
`;
