import type { Order } from '@shop/shared/contracts/orders';
import { formatDay } from '@shop/shared/format/date';
import { messageOf } from '@shop/shared/http';
import { useIsAllowed } from '@shop/shared/session';
import { space } from '@shop/shared/theme';
import { Button, Panel, Stack, Text } from '@shop/shared/ui';
import { DocumentIcon } from '@shop/shared/ui/icons';
import styled from 'styled-components';
import { useDownloadDocument } from './download-document.mutation.ts';

type OrderDocument = Order['documents'][number];

const names: Readonly<Record<OrderDocument['kind'], string>> = { invoice: 'Счёт на оплату', upd: 'УПД' };

/** The papers of an order as PDF, each for one press of its button. */
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
  const download = useDownloadDocument(document.id);
  return (
    <Stack as="li" gap={1} align="start">
      <Button full icon={<DocumentIcon />} pending={download.isPending} onClick={() => download.mutate()}>
        {names[document.kind]}
      </Button>
      <Text size="s" tone="muted" numeric>
        № {document.number} от {formatDay(document.issuedOn)}, PDF
      </Text>
      {download.error && (
        <Text size="s" tone="danger" role="alert">
          {messageOf(download.error)}
        </Text>
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
