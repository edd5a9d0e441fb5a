import { formatBytes, formatNumber } from '@shop/domain/format/number';
import { ErrorText, IconButton, Row, Text } from '@shop/ui';
import { CloseIcon, RetryIcon } from '@shop/ui/parts/icons';
import { color, radius, space } from '@shop/ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AddedFile, Attachments } from './added-file.ts';
import { Thumbnail } from './thumbnail.tsx';

interface AddedFileRowProps {
  readonly file: AddedFile;
  /** The file that blocks sending, this one or another. */
  readonly blocker: Attachments['blocker'];
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  readonly disabled?: boolean | undefined;
}

/** One file being added: its name, its progress and its actions. */
export function AddedFileRow({ file, blocker, onRemove, onRetry, disabled }: AddedFileRowProps) {
  const { name, bytes, state, progress, error, mayRetry, preview, attachment } = file;
  const isOnItsWay = state === 'waiting' || state === 'uploading';
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (blocker?.key === file.key) box.current?.querySelector('button')?.focus();
  }, [blocker, file.key]);
  return (
    <Box ref={box} $isFailed={state === 'failed'}>
      <Thumbnail attachment={attachment} local={preview} />
      <FileText>
        <Name title={name}>{name}</Name>
        {error ? (
          <ErrorText>{error}</ErrorText>
        ) : (
          <Text size="s" tone="muted">
            {isOnItsWay ? progressText(file) : formatBytes(bytes)}
          </Text>
        )}
        {isOnItsWay && <progress value={progress} max={1} aria-label={`Загрузка: ${name}`} />}
      </FileText>
      <Row gap={0} wrap={false}>
        {state === 'failed' && mayRetry && (
          <IconButton
            size="s"
            label={`Загрузить ещё раз: ${name}`}
            icon={<RetryIcon />}
            onClick={onRetry}
            disabled={disabled}
          />
        )}
        <IconButton
          size="s"
          label={isOnItsWay ? `Отменить загрузку: ${name}` : `Убрать файл: ${name}`}
          icon={<CloseIcon />}
          onClick={onRemove}
          disabled={disabled}
        />
      </Row>
    </Box>
  );
}

function progressText({ state, progress, bytes }: AddedFile): string {
  if (state === 'waiting') return `${formatBytes(bytes)}, ждёт очереди`;
  if (progress === 1) return 'Проверяем…';
  return `${formatNumber(Math.floor(progress * 100))}\u00a0% из\u00a0${formatBytes(bytes)}`;
}

const Box = styled.li<{ $isFailed: boolean }>`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 66px;
  padding: ${space[2]};
  border: 1px solid ${(p) => (p.$isFailed ? color.danger : color.line)};
  border-radius: ${radius.m};
  background: ${color.surface};
`;

const FileText = styled.div`
  display: grid;
  gap: 2px;
  progress {
    inline-size: 100%;
    block-size: 4px;
    accent-color: ${color.accent};
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
