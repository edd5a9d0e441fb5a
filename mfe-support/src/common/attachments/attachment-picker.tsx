import { ATTACHMENT_BYTES, ATTACHMENTS_MAX } from '@shop/contracts/support/attachments';
import { FileInput } from '@shop/kit/files/file-button';
import { useDroppedFiles } from '@shop/kit/files/use-dropped-files';
import { Button, ErrorText, Row, Skeleton, Text, VisuallyHidden } from '@shop/ui';
import { AttachmentIcon } from '@shop/ui/parts/icons';
import { color, media, radius, space } from '@shop/ui/theme';
import { lazy, Suspense, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { Attachments } from './added-file.ts';
import { usePastedFiles } from './use-pasted-files.ts';

const AddedFiles = lazy(async () => ({
  default: (await import(/* webpackChunkName: "added-files" */ './added-files.tsx')).AddedFiles,
}));

interface AttachmentPickerProps {
  readonly attachments: Attachments;
  /** The server's error about `attachmentIds`. */
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * Chooses files and lists those being added with their progress. Files dropped or pasted anywhere on the page are
 * added too, so a page has one picker at a time.
 */
export function AttachmentPicker({ attachments, error, disabled }: AttachmentPickerProps) {
  const { files, notice, announcement } = attachments;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const add = (chosen: readonly File[]) => {
    if (!disabled && chosen.length > 0) attachments.add(chosen);
  };
  const isOver = useDroppedFiles(add);
  usePastedFiles(add);
  const problem = error ?? notice;

  return (
    <Zone $isOver={isOver && !disabled}>
      {files.length > 0 && (
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton height={66 * files.length} />
            </div>
          }
        >
          <AddedFiles attachments={attachments} disabled={disabled} after={button} />
        </Suspense>
      )}
      <Row gap={3}>
        <Button
          ref={button}
          icon={<AttachmentIcon />}
          disabled={disabled}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          Прикрепить файлы
        </Button>
        <Text id={`${id}-hint`} size="s" tone="muted">
          До&nbsp;{ATTACHMENTS_MAX} файлов по&nbsp;{ATTACHMENT_BYTES / 1e6}&nbsp;МБ
          <Mouse>. Можно перетащить их сюда или вставить снимок из&nbsp;буфера обмена</Mouse>
        </Text>
      </Row>
      {problem && (
        <ErrorText id={`${id}-problem`} role="alert">
          {problem}
        </ErrorText>
      )}
      <FileInput ref={input} multiple label="Файлы к сообщению" onFiles={add} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Zone>
  );
}

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  border-radius: ${radius.m};
  outline: ${(p) => (p.$isOver ? `2px dashed ${color.accent}` : 'none')};
  outline-offset: ${space[2]};
  background: ${(p) => (p.$isOver ? color.accentSoft : 'none')};
`;

const Mouse = styled.span`
  ${media.coarse} {
    display: none;
  }
`;
