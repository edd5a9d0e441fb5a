import type { Attachment } from '@shop/contracts/support/attachments';
import { formatBytes } from '@shop/domain/format/number';
import { openPdf } from '@shop/kit/files';
import { Text, VisuallyHidden } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { AttachmentKindIcon } from './attachment-kind-icon.tsx';
import { issueAttachmentUrl, saveAttachment } from './open-attachment.mutation.ts';

/** A file that is not an image: a PDF opens in a new tab, others are saved. */
export function FileLink({ file }: { readonly file: Attachment }) {
  const { id, name, kind, bytes } = file;
  function handleClick() {
    if (kind === 'pdf') void openPdf({ name: `«${name}»`, issueUrl: () => issueAttachmentUrl(id) });
    else void saveAttachment(file);
  }
  return (
    <Opener type="button" onClick={handleClick}>
      <AttachmentKindIcon kind={kind} />
      <Name>
        <VisuallyHidden>{kind === 'pdf' ? 'Открыть ' : 'Скачать '}</VisuallyHidden>
        {name}
      </Name>
      <Text size="s" tone="muted" nowrap>
        {formatBytes(bytes)}
      </Text>
    </Opener>
  );
}

const Opener = styled.button`
  display: inline-grid;
  grid-template-columns: auto minmax(0, max-content) auto;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: 100%;
  min-block-size: 32px;
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  .lucide {
    color: ${color.textMuted};
  }
  &:hover {
    background: ${color.sunken};
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
  color: ${color.accentText};
`;
