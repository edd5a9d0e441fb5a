import type { Order } from '@shop/shared/contracts/orders';
import { formatDay } from '@shop/shared/format/date';
import { useIsAllowed } from '@shop/shared/session';
import { space } from '@shop/shared/theme';
import { Button, Link, Panel, Stack, Text } from '@shop/shared/ui';
import { DocumentIcon } from '@shop/shared/ui/icons';
import styled from 'styled-components';
import { useOpenDocument } from './open-document.mutation.ts';

type OrderDocument = Order['documents'][number];

const names: Readonly<Record<OrderDocument['kind'], string>> = { invoice: 'Счёт на оплату', upd: 'УПД' };

/** The papers of an order; each opens in a tab of its own. */
export function OrderDocuments({ documents }: { documents: readonly OrderDocument[] }) {
  const isAllowed = useIsAllowed('document.open');
  return (
    <Panel title="Документы">
      {!isAllowed ? (
        <Text tone="muted">Документы открывают сотрудники с правом «Документы».</Text>
      ) : documents.length === 0 ? (
        <Text tone="muted">Появятся после подтверждения заказа.</Text>
      ) : (
        <List>
          {documents.map((document) => (
            <OrderDocumentRow key={document.id} document={document} />
          ))}
        </List>
      )}
    </Panel>
  );
}

function OrderDocumentRow({ document }: { document: OrderDocument }) {
  const { open, isPending, problem, blockedUrl } = useOpenDocument(document.id);
  const name = names[document.kind];
  return (
    <Stack as="li" gap={1} align="start">
      <Button full icon={<DocumentIcon />} pending={isPending} onClick={open}>
        {name}
      </Button>
      <Text size="s" tone="muted" numeric>
        № {document.number} от {formatDay(document.issuedOn)}
      </Text>
      {problem && (
        <Text size="s" tone="danger" role="alert">
          {problem}
        </Text>
      )}
      {blockedUrl && (
        <Text size="s" role="alert">
          Браузер не дал открыть вкладку.{' '}
          <Link href={blockedUrl} target="_blank">
            Открыть: {name.toLocaleLowerCase('ru')}
          </Link>
        </Text>
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
