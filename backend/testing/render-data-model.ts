import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

/** Tables by subject, in the order of the document. Every table of the database belongs to exactly one. */
const subjects: readonly (readonly [title: string, tables: string])[] = [
  [
    'Catalogue',
    `sections brands properties property_variants products product_properties product_pictures product_documents
    product_relations product_questions offers barcodes price_types prices warehouses stocks`,
  ],
  [
    'Choosing: favourites, filters, price lists, promotions',
    `favourites comparisons viewed_products saved_filters arrival_requests price_lists promotions promotion_products
    marketing_items`,
  ],
  [
    'Basket and quick order',
    'basket_rows basket_removed_rows basket_templates basket_template_lines quick_order_files own_articles',
  ],
  [
    'Orders and delivery',
    `orders order_lines order_statuses order_documents order_reservations order_shipments order_shipment_lines order_texts
    order_external order_changes
    transport_companies transport_terminals delivery_addresses consignees`,
  ],
  [
    'Finances',
    'ledger_documents ledger_entries ledger_turnovers acts act_papers bonus_plans payment_reminders',
  ],
  [
    'Companies and their people',
    'counterparties contracts terms_history counterparty_users former_members sale_points counterparty_sale_points history',
  ],
  [
    'Accounts and sessions',
    `users cities sessions known_devices security_events single_use_secrets sms_codes registrations phone_invitations
    throttles staff_rights office_journal consent_texts consents data_requests`,
  ],
  [
    'Support and notifications',
    `appeal_types appeals appeal_messages appeal_attachments appeal_statuses appeal_reads appeal_lines feedback
    notifications notification_settings`,
  ],
  [
    'Exchange with 1C',
    `exchange_nodes exchange_sessions exchange_files exchange_problems exchange_alerts exchange_seen exchange_parked
    exchange_offered_orders exchange_offered_counterparties`,
  ],
  [
    'Content and the site',
    'news faq_sections faq_items static_pages size_charts home_choices site_journal settings setting_images',
  ],
  [
    'Plumbing of the server',
    'outbox email_files email_attachments number_series idempotency_keys file_tickets',
  ],
];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isPrimary: boolean;
}

interface Reference {
  readonly from: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly isRequired: boolean;
  readonly isUnique: boolean;
}

/** `docs/data-model.md` as the migrated database requires it. Throws if a table is in no subject. */
export async function renderDataModel(database: Database): Promise<string> {
  const columns = await readColumns(database);
  const references = await readReferences(database);
  const assigned = subjects.flatMap(([, tables]) => namesOf(tables));
  const tables = new Set(columns.map(({ table }) => table));
  const missing = [...tables].filter((table) => !assigned.includes(table));
  const gone = assigned.filter((table) => !tables.has(table));
  if (missing.length + gone.length > 0)
    throw new Error(`Assign to a subject in render-data-model.ts: ${missing}; remove: ${gone}`);
  const diagrams = subjects.map(([title, names]) =>
    renderSubject(title, namesOf(names), columns, references),
  );
  return `${introduction(tables.size)}\n${diagrams.join('\n')}`;
}

const introduction = (count: number) => `# Data model

The ${count} tables of the API's database, drawn from the migrated database itself: \`pnpm run tables\` in \`backend/\` writes
this file, and a test fails until it is current. A box without columns belongs to another diagram. \`PK\` marks columns of
the primary key, \`FK\` references; a line ends in a circle where the reference may be null. Comments on columns are in
\`backend/src/platform/database/tables.ts\`, money is in kopecks (\`*_kopecks\`, \`kopecks\`).
`;

function renderSubject(
  title: string,
  tables: readonly string[],
  columns: readonly Column[],
  references: readonly Reference[],
): string {
  const own = references.filter(({ from }) => tables.includes(from));
  const isForeign = ({ table, name }: Column) =>
    own.some((reference) => reference.from === table && reference.columns.includes(name));
  const lines = tables.flatMap((table) => [
    `  ${table} {`,
    ...columns
      .filter((column) => column.table === table)
      .map((column) => `    ${column.type} ${column.name}${keysOf(column.isPrimary, isForeign(column))}`),
    '  }',
  ]);
  const links = own.map(
    ({ from, to, columns: keys, isRequired, isUnique }) =>
      `  ${to} ${isRequired ? '||' : '|o'}--${isUnique ? 'o|' : 'o{'} ${from} : "${keys.join(', ')}"`,
  );
  return [`## ${title}`, '', '```mermaid', 'erDiagram', ...links, ...lines, '```', ''].join('\n');
}

function keysOf(isPrimary: boolean, isForeign: boolean): string {
  const keys = [isPrimary && 'PK', isForeign && 'FK'].filter(Boolean).join(', ');
  return keys && ` ${keys}`;
}

async function readColumns({ db }: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, a.attnotnull as "isRequired",
      split_part(replace(replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz'),
        'character varying', 'varchar'), '(', 1) as type,
      exists (select from pg_constraint p where p.conrelid = c.oid and p.contype = 'p' and a.attnum = any (p.conkey))
        as "isPrimary"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like '%migration%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  return rows.map((row) => ({ ...row, type: row.type.replaceAll(' ', '_') }));
}

async function readReferences({ db }: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select f.conrelid::regclass::text as "from", f.confrelid::regclass::text as "to", keys.names as columns,
      keys.required as "isRequired",
      exists (select from pg_index i where i.indrelid = f.conrelid and i.indisunique and i.indpred is null
        and i.indkey::int2[] <@ f.conkey) as "isUnique"
    from pg_constraint f,
      lateral (select array_agg(a.attname::text order by k.place) as names, bool_and(a.attnotnull) as required
        from unnest(f.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number) keys
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db);
  return rows;
}

const namesOf = (text: string) => text.split(/\s+/);
