import type { Attachment } from '@shop/contracts/support/attachments';
import { formatBytes } from '@shop/domain/format/number';
import { openPaper } from '@shop/kit/files';
import { Text, VisuallyHidden } from '@shop/ui';
import { color, radius, space } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { KindIcon } from './kind-icon.tsx';
import { issueUrl, saveAttachment } from './open-attachment.ts';

/** A file that is no image: a PDF opens in a tab of its own, the rest is saved. */
export function FileLink({ file }: { readonly file: Attachment }) {
  const { id, name, kind, bytes } = file;
  function handleClick() {
    if (kind === 'pdf') void openPaper({ name: `«${name}»`, issueUrl: () => issueUrl(id) });
    else void saveAttachment(file);
  }
  return (
    <Opener type="button" onClick={handleClick}>
      <KindIcon kind={kind} />
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
