import { formatBytes } from '@shop/domain/format/number';
import { Link, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { DocumentIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Product } from '../common/product.queries.ts';

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** Data sheets, certificates and manuals; each opens in a new tab. */
export function ProductDocuments({ documents }: Pick<Product, 'documents'>) {
  if (documents.length === 0)
    return (
      <EmptyState compact icon={<DocumentIcon />} title="Документов пока нет">
        Сертификат или паспорт пришлёт менеджер{'\u00a0'}— спросите на{'\u00a0'}вкладке «Вопросы».
      </EmptyState>
    );
  return (
    <List>
      {documents.map(({ id, title, link, type, sizeBytes }) => (
        <li key={id}>
          <DocumentIcon />
          <Link href={link} target="_blank" rel="noopener">
            {title}
          </Link>
          <Text size="s" tone="muted" nowrap>
            {[kinds[type], formatBytes(sizeBytes)].filter(Boolean).join(', ')}
          </Text>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, max-content) auto;
    justify-content: start;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 24px;
  }
  .lucide {
    color: ${color.textMuted};
  }
`;
