import {
  CLIENT_ROWS_MAX,
  type ClientTable,
  exportClientFile,
  importClientFile,
  previewClientFile,
} from '@shop/contracts/office/client-files';
import { getClientTerms } from '@shop/contracts/office/client-terms';
import { getOfficeClients } from '@shop/contracts/office/clients';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { Row, Select } from '@shop/ui';
import { useState } from 'react';
import { FileActions } from '../../common/table-files/file-actions.tsx';
import type { TableFile } from '../../common/table-files/table-file.ts';
import type { clientsFilterOf } from '../common/clients.queries.ts';

type Filter = ReturnType<typeof clientsFilterOf>;

const titles = { clients: 'Клиенты', contracts: 'Договоры' } as const satisfies Record<ClientTable, string>;
const options = Object.entries(titles).map(([value, label]) => ({ value, label }));

/** Clients or contracts of the filtered list as a file, and a file with their changes. */
export function ClientFiles({ filter }: { readonly filter: Filter }) {
  const [table, setTable] = useState<ClientTable>('clients');
  return (
    <Row gap={2} align="end">
      <Select
        label="Таблица для файла"
        options={options}
        value={table}
        onChange={({ target }) => setTable(target.value === 'contracts' ? 'contracts' : 'clients')}
      />
      <FileActions table={fileOf(table, filter)} />
    </Row>
  );
}

function fileOf(table: ClientTable, filter: Filter): TableFile {
  const params = { table };
  return {
    title: titles[table],
    note: 'Клиент находится по\u00a0ИНН, а\u00a0если таких несколько, то\u00a0и\u00a0по\u00a0КПП. Строки и\u00a0столбцы, которых в\u00a0файле нет, останутся как есть. Условия начнут действовать сегодня.',
    rowsMax: CLIENT_ROWS_MAX,
    issueUrl: (format) => call(exportClientFile, { params, body: { format, ...filter } }),
    preview: (file) => call(previewClientFile, { params, body: { file } }),
    load: (file, digest) => call(importClientFile, { params, body: { file, digest } }),
    refresh: refreshClients,
  };
}

async function refreshClients(): Promise<void> {
  await Promise.all(
    [getOfficeClients, getClientTerms].map((one) =>
      queryClient.invalidateQueries({ queryKey: callKey(one) }),
    ),
  );
}
