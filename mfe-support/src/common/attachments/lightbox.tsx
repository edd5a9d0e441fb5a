import type { Attachment } from '@shop/contracts/support/attachments';
import { formatBytes } from '@shop/domain/format/number';
import { Button, Modal, Row, Text } from '@shop/ui';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon } from '@shop/ui/parts/icons';
import { space } from '@shop/ui/theme';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { saveAttachment } from './open-attachment.mutation.ts';
import { ShownImage } from './shown-image.tsx';

interface LightboxProps {
  readonly images: readonly Attachment[];
  readonly at: number;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

/** The images of a message in a full-window dialog, one at a time; arrow keys switch between them. */
export function Lightbox({ images, at, onShow, onClose }: LightboxProps) {
  const [isSaving, setIsSaving] = useState(false);
  const image = images[at];
  const isMany = images.length > 1;
  const moveBy = (by: number) => onShow((at + by + images.length) % images.length);
  // Listens wherever the focus is in the dialog.
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'ArrowLeft') onShow((at - 1 + images.length) % images.length);
      if (event.key === 'ArrowRight') onShow((at + 1) % images.length);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [images.length, at, onShow]);
  if (image === undefined) return null;
  async function handleSave() {
    setIsSaving(true);
    await saveAttachment(image!);
    setIsSaving(false);
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="full"
      title={<Name>{image.name}</Name>}
      footer={
        <Row gap={3}>
          {isMany && (
            <>
              <Button icon={<ChevronLeftIcon />} onClick={() => moveBy(-1)}>
                Назад
              </Button>
              <Button iconEnd={<ChevronRightIcon />} onClick={() => moveBy(1)} data-autofocus>
                Вперёд
              </Button>
            </>
          )}
          <Button icon={<DownloadIcon />} pending={isSaving} onClick={() => void handleSave()}>
            Скачать
          </Button>
        </Row>
      }
    >
      <Body>
        <ShownImage key={image.id} image={image} />
        <Text as="p" size="s" tone="muted" align="center" role="status">
          {isMany && `Изображение ${at + 1} из\u00a0${images.length}. `}
          {image.width}&nbsp;×&nbsp;{image.height}, {formatBytes(image.bytes)}
        </Text>
      </Body>
    </Modal>
  );
}

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[2]};
  block-size: 100%;
`;
