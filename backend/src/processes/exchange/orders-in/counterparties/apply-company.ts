import {
  asTyped,
  type ClientTerms,
  type OwnableTerm,
  ownableTerm,
  type TypedTerms,
} from '@shop/contracts/office/client-terms';
import type { ExchangeCompanies } from '../../../../modules/exchange/exchange.api.ts';
import {
  changeRequisites,
  type Requisites,
  readClientChoices,
  readClientTerms,
  saveClientTerms,
} from '../../../../modules/office-clients/office-clients.api.ts';
import { todayInMoscow } from '../../../../platform/calendar/days.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { unscoped } from '../../../../platform/database/scoped.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { Outcome } from '../documents/import-counts.ts';
import { addUnknownCompany } from './add-unknown-company.ts';
import { type MatchedCompany, matchCounterparty } from './match-counterparty.ts';
import type { OutsideCompany, OutsideContract } from './outside-company.ts';

const BY_1C = { userId: null, name: '1С' };

/**
 * Applies a company of 1C: remembers its id, and saves the terms that 1C owns by the setting `terms-owner`; the others are
 * the shop's. A buyer whom the shop does not have is added with all his terms, if the setting says so; any other unknown
 * company changes nothing, because 1C's list has suppliers too. Throws `DocumentError` or `Validation` for requisites or
 * terms that cannot be right.
 */
export async function applyCompany(
  db: Db,
  company: OutsideCompany,
  { addsUnknown, ownsRequisites }: ExchangeCompanies,
): Promise<Outcome> {
  const matched = await matchCounterparty(db, company);
  if (matched !== undefined) {
    const hasRequisites =
      ownsRequisites && (await changeRequisites(db, BY_1C, matched.code, requisitesOf(company)));
    const hasTerms = await updateCompany(db, matched, company);
    return hasRequisites || hasTerms ? 'changed' : 'unchanged';
  }
  const added = addsUnknown ? await addUnknownCompany(db, BY_1C, company) : undefined;
  if (added === undefined) return 'unchanged';
  const stored = await readClientTerms(db, added.code);
  // Its manager is chosen by the shop, where 1C does not own that: not everybody in 1C works with the shop.
  const first = ownableTerm.options.filter((term) => term !== 'manager');
  const owned = new Set([...first, ...stored.ownedElsewhere]);
  await saveTermsOf(db, { company, stored, id: added.id, owned });
  return 'added';
}

/** The requisites that 1C names. */
function requisitesOf({ officialName, kpp, ogrn, address }: OutsideCompany): Partial<Requisites> {
  const said = Object.entries({ name: officialName, kpp, ogrn, address });
  return Object.fromEntries(said.filter(([, text]) => text !== ''));
}

/** Whether anything is another than before. */
async function updateCompany(db: Db, matched: MatchedCompany, company: OutsideCompany): Promise<boolean> {
  const isNewlyNamed = company.id !== '' && matched.externalId === null && company.id !== matched.code;
  if (isNewlyNamed)
    await db
      .updateTable('counterparties')
      .set({ external_id: company.id })
      .where('id', '=', matched.id)
      .execute();
  const stored = await readClientTerms(db, matched.code);
  const owned = new Set<OwnableTerm>(stored.ownedElsewhere);
  const isSaved = await saveTermsOf(db, { company, stored, id: matched.id, owned });
  return isSaved || isNewlyNamed;
}

interface TermsToSave {
  readonly company: OutsideCompany;
  readonly stored: ClientTerms;
  readonly id: number;
  readonly owned: ReadonlySet<OwnableTerm>;
}

async function saveTermsOf(db: Db, { company, stored, id, owned }: TermsToSave): Promise<boolean> {
  const ids = await readContractIds(db, id);
  const typed = {
    ...asTyped(stored),
    ...(await termsOf(db, company, owned)),
    contracts: mergeContracts(stored.contracts, company.contracts, { owned, ids }),
  };
  const saved = await saveClientTerms(db, BY_1C, { code: stored.code, typed, isByOwner: true });
  const isNamed = await nameContracts(db, company.contracts, { contracts: saved.contracts, ids });
  return saved.version !== stored.version || isNamed;
}

type Terms = Partial<Pick<TypedTerms, 'priceTypeId' | 'discountPercent' | 'managerId' | 'isActive'>>;

/** The terms that 1C owns and says. */
async function termsOf(db: Db, company: OutsideCompany, owned: ReadonlySet<OwnableTerm>): Promise<Terms> {
  const { priceType, discountPercent, manager, isDeleted } = company;
  return {
    ...(owned.has('priceType') && priceType !== '' && { priceTypeId: await findPriceType(db, priceType) }),
    ...(owned.has('discount') && discountPercent !== null && { discountPercent }),
    ...(owned.has('manager') && manager !== '' && { managerId: await findManager(db, manager) }),
    ...(owned.has('isActive') && { isActive: !isDeleted }),
  };
}

async function findPriceType(db: Db, named: string): Promise<number> {
  const found = await db
    .selectFrom('price_types')
    .select('id')
    .where((where) => where.or([where('external_id', '=', named), where('name', '=', named)]))
    .limit(2)
    .execute();
  if (found.length !== 1) throw new DocumentError(`Вида цен «${named}» в\u00a0магазине нет`);
  return found[0]!.id;
}

async function findManager(db: Db, named: string): Promise<number> {
  const { managers } = await readClientChoices(db);
  const words = (text: string) => new Set(text.toLowerCase().replaceAll('ё', 'е').split(/\s+/));
  const wanted = words(named);
  const found = managers.filter(({ name }) => [...words(name)].every((word) => wanted.has(word)));
  if (found.length !== 1) throw new DocumentError(`Менеджера «${named}» в\u00a0магазине нет`);
  return found[0]!.id;
}

type Contracts = TypedTerms['contracts'];
type ContractIds = ReadonlyMap<string, number>;

function mergeContracts(
  stored: readonly Contracts[number][],
  outside: readonly OutsideContract[],
  { owned, ids }: { readonly owned: ReadonlySet<OwnableTerm>; readonly ids: ContractIds },
): Contracts {
  const merged = stored.map(({ id, number, signedOn, creditLimitKopecks, postponementDays }) => ({
    ...{ id, number, signedOn, creditLimitKopecks, postponementDays },
  }));
  for (const contract of outside.filter(({ isDeleted }) => !isDeleted)) {
    const known = merged.find(
      ({ id, number }) => (id !== null && id === ids.get(contract.id)) || number === contract.number,
    );
    const target = known ?? {
      id: null,
      number: '',
      signedOn: '',
      creditLimitKopecks: 0,
      postponementDays: 0,
    };
    if (known === undefined && !owned.has('contracts')) continue;
    if (owned.has('contracts')) {
      target.number = contract.number;
      target.signedOn = contract.signedOn ?? (target.signedOn || todayInMoscow());
    }
    if (owned.has('limit'))
      target.creditLimitKopecks = contract.creditLimitKopecks ?? target.creditLimitKopecks;
    if (owned.has('postponement'))
      target.postponementDays = contract.postponementDays ?? target.postponementDays;
    if (known === undefined) merged.push(target);
  }
  return merged;
}

async function readContractIds(db: Db, counterpartyId: number): Promise<ContractIds> {
  const rows = await unscoped(db, '1C names contracts of all companies')
    .selectFrom('contracts')
    .select(['id', 'external_id as externalId'])
    .where('counterparty_id', '=', counterpartyId)
    .where('external_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, externalId }) => [externalId!, id]));
}

/** Remembers 1C's ids of contracts; whether any is new. */
async function nameContracts(
  db: Db,
  outside: readonly OutsideContract[],
  { contracts, ids }: { readonly contracts: readonly Contracts[number][]; readonly ids: ContractIds },
): Promise<boolean> {
  let isNamed = false;
  for (const { id: externalId, number } of outside) {
    const contract = contracts.find((one) => one.number === number);
    if (externalId === '' || ids.has(externalId) || contract === undefined || contract.id === null) continue;
    const named = await unscoped(db, '1C names contracts of all companies')
      .updateTable('contracts')
      .set({ external_id: externalId })
      .where('id', '=', contract.id)
      .where('external_id', 'is', null)
      .executeTakeFirst();
    isNamed ||= named.numUpdatedRows > 0n;
  }
  return isNamed;
}
