import type { Db } from '../../../platform/database/database.ts';
import type { Seller } from '../../documents/documents.api.ts';
import type { BankDocument } from './import-bank.ts';
import type { BookDocument } from './import-books.ts';
import { ImportError } from './import-error.ts';
import { type Party, PartyDirectory } from './import-parties.ts';
import type { OutsidePosting } from './import-posting.ts';
import { contractIn, findNamedOrders, numbersIn } from './import-purpose.ts';

/** A document that is not posted, with the reason. */
export interface Skipped {
  readonly line: number;
  readonly number: string;
  readonly reason: string;
}

/** Either a posting or a skipped document. */
export type Matched = { readonly posting: OutsidePosting } | { readonly skipped: Skipped };

/** Matches bank payments with counterparties, contracts and orders. */
export function bankMatcher(db: Db, seller: Seller | null) {
  const parties = new PartyDirectory(db);
  return async (documents: readonly BankDocument[]): Promise<readonly Matched[]> => {
    await parties.load(documents.map(({ payer }) => payer.inn));
    const named = await findNamedOrders(db, [
      ...new Set(documents.flatMap(({ purpose }) => numbersIn(purpose))),
    ]);
    return documents.map((document) => {
      const { line, number, payer, purpose } = document;
      const skip = (reason: string): Matched => ({ skipped: { line, number, reason } });
      const why = whyNotOurs(document, seller);
      if (why !== null) return skip(why);
      const party = parties.find(payer.inn, payer.kpp);
      if (party === null) return skip(unknownParty('плательщик', payer));
      if (party === 'several') return skip(severalParties(payer.inn));
      const orders = numbersIn(purpose)
        .map((text) => named.get(text))
        .filter((order) => order?.counterpartyId === party.id);
      // A payment that names several orders is assigned to none.
      const order = new Set(orders.map((one) => one?.id)).size === 1 ? orders[0] : undefined;
      // A payment for an order belongs to the order's contract: under another one it would never settle the order's
      // shipments.
      const contract = contractIn(purpose, party.contracts) ?? party.contracts[0];
      const contractId = order === undefined ? (contract?.id ?? null) : order.contractId;
      return { posting: paymentOf(document, party, contractId, order?.id ?? null) };
    });
  };
}

/**
 * Returns why a payment is not one to us; null if it is. An account of the statement counts as ours only if the ИНН
 * does not contradict it: the statement may belong to another company.
 */
function whyNotOurs({ payer, payee, accounts }: BankDocument, seller: Seller | null): string | null {
  const hasOurAccount = ({ account }: BankDocument['payer']) =>
    accounts.has(account) || account === seller?.bank.account;
  const isOurs = (party: BankDocument['payer']) =>
    party.inn !== '' && seller !== null ? party.inn === seller.inn : hasOurAccount(party);
  if (isOurs(payer) || hasOurAccount(payer)) return 'исходящий платёж';
  return isOurs(payee)
    ? null
    : `получатель не мы: ${payee.name || payee.inn || payee.account || 'не указан'}`;
}

function paymentOf(
  document: BankDocument,
  { id: counterpartyId }: Party,
  contractId: number | null,
  orderId: number | null,
): OutsidePosting {
  const { line, number, on, bookedOn, kopecks, payer, purpose } = document;
  return {
    line,
    counterpartyId,
    contractId,
    orderId,
    kind: 'payment',
    number,
    on: bookedOn,
    dueOn: null,
    kopecks,
    comment: purpose,
    externalId: `банк ${on} ${number} ${kopecks} ${payer.inn}`,
    mayBeOurs: false,
  };
}

/**
 * Matches accounting documents with counterparties and contracts. Throws `ImportError` for an unknown contract of a
 * known company.
 */
export function booksMatcher(db: Db) {
  const parties = new PartyDirectory(db);
  return async (documents: readonly BookDocument[]): Promise<readonly Matched[]> => {
    await parties.load(documents.map(({ inn }) => inn));
    return documents.map(({ inn, kpp, contract, ...document }) => {
      const { line, number, on } = document;
      const party = parties.find(inn, kpp);
      if (party === null) return { skipped: { line, number, reason: unknownParty('контрагент', { inn }) } };
      if (party === 'several') return { skipped: { line, number, reason: severalParties(inn) } };
      const found =
        contract === '' ? party.contracts[0] : party.contracts.find((one) => one.number === contract);
      if (contract !== '' && found === undefined)
        throw new ImportError(line, `Договор: у контрагента с ИНН ${inn} нет договора № ${contract}`);
      const posting = {
        ...document,
        counterpartyId: party.id,
        contractId: found?.id ?? null,
        orderId: null,
        externalId: `учёт ${on} ${number}`,
        mayBeOurs: true,
      };
      return { posting };
    });
  };
}

function unknownParty(
  who: string,
  { inn, name = '' }: { readonly inn: string; readonly name?: string },
): string {
  const shown = name.slice(0, 60);
  if (inn === '') return `у платежа нет ИНН плательщика${shown && `: ${shown}`}`;
  return `неизвестный ${who}, ИНН ${inn}${shown && ` (${shown})`}`;
}

function severalParties(inn: string): string {
  return `несколько контрагентов с ИНН ${inn}, а КПП не подходит ни к одному`;
}
