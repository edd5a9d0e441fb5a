import type { Order } from '@shop/contracts/basket-order/orders';
import { Button, Link, Stack, Text } from '@shop/ui';
import { DocumentIcon } from '@shop/ui/parts/icons';
import { DOCUMENT_NAMES } from '../common/order-names.ts';
import { useOpenDocument } from './open-document.mutation.ts';

interface DocumentButtonProps {
  readonly document: Order['documents'][number];
  readonly full?: boolean;
  readonly size?: 's' | 'm';
  readonly variant?: 'primary' | 'secondary';
}

/** Opens a document. Shows why it cannot be opened, or a link where the browser blocks new tabs. */
export function DocumentButton({ document, full, size, variant }: DocumentButtonProps) {
  const { open, isPending, problem, blockedUrl } = useOpenDocument(document.id);
  const name = DOCUMENT_NAMES[document.kind];
  return (
    <Stack gap={1} align={full ? 'stretch' : 'start'}>
      <Button
        full={full}
        size={size}
        variant={variant}
        icon={<DocumentIcon />}
        aria-label={document.kind === 'upd' ? `УПД № ${document.number}` : undefined}
        pending={isPending}
        onClick={open}
      >
        {name}
      </Button>
      {problem && (
        <Text size="s" tone="danger" role="alert">
          {problem}
        </Text>
      )}
      {blockedUrl && (
        <Text size="s" role="alert">
          Браузер не дал открыть вкладку.{' '}
          <Link href={blockedUrl} target="_blank">
            Открыть: {document.kind === 'upd' ? name : name.toLocaleLowerCase('ru')}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
