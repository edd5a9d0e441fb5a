import { space } from '@shop/ui/theme';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { Attachments } from './added-file.ts';
import { AddedFileRow } from './added-file-row.tsx';

interface AddedFilesProps {
  readonly attachments: Attachments;
  readonly disabled: boolean | undefined;
  /** Receives the focus when the focused button disappears. */
  readonly after: RefObject<HTMLElement | null>;
}

/** The files that are being added, in their order. */
export function AddedFiles({ attachments, disabled, after }: AddedFilesProps) {
  return (
    <Files aria-label="Приложенные файлы">
      {attachments.files.map((file) => (
        <AddedFileRow
          key={file.key}
          file={file}
          blocker={attachments.blocker}
          disabled={disabled}
          onRemove={() => {
            attachments.remove(file.key);
            after.current?.focus();
          }}
          onRetry={() => attachments.retry(file.key)}
        />
      ))}
    </Files>
  );
}

const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
