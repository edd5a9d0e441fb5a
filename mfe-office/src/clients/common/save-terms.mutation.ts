import {
  asTyped,
  type ClientTerms,
  cancelPlannedTerm,
  saveClientTerms,
  type TypedTerms,
  termsOn,
} from '@shop/contracts/office/client-terms';
import { getOfficeClients } from '@shop/contracts/office/clients';
import { formatDay } from '@shop/domain/format/date';
import { ApiRefusal, call, messageOf } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { UNDO_MS } from '../../common/undo.ts';
import { clientTermsQuery } from './clients.queries.ts';

type Planned = ClientTerms['planned'][number];

/** A part of the terms; contracts that it leaves out stay as they are. */
export type TermsChange = Partial<TypedTerms>;

/** Reads the terms anew, as after a conflict. */
export function readLatestTerms(code: string): Promise<ClientTerms> {
  return queryClient.fetchQuery({ ...clientTermsQuery(code), staleTime: 0 });
}

/** Saves a part of the terms over `before` and offers an undo. Rejects as the call does. */
export async function saveTermsWithUndo(before: ClientTerms, change: TermsChange): Promise<ClientTerms> {
  const saved = await put(before, change, before.version);
  if (saved.version === before.version) {
    toast('Ничего не\u00a0изменилось');
    return saved;
  }
  const planned = newlyPlanned(before, saved)[0];
  const text = planned
    ? `Запланировано с\u00a0${formatDay(planned.validFrom)}: ${before.name}`
    : `Сохранено: ${before.name}`;
  // Contracts are never deleted, so adding one cannot be undone.
  if (saved.contracts.length > before.contracts.length) toast(text);
  else
    toast(text, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void restore(before, saved) },
    });
  return saved;
}

/** Withdraws a planned change and offers to plan it again. */
export async function cancelPlanned(terms: ClientTerms, planned: Planned): Promise<void> {
  const { code, name } = terms;
  try {
    const left = keep(await call(cancelPlannedTerm, { params: { code, id: planned.id } }));
    toast(`Отменено изменение с\u00a0${formatDay(planned.validFrom)}`, {
      durationMs: UNDO_MS,
      action: {
        label: 'Вернуть',
        onClick: () => void undoing(name, () => plan(left, planned, left.version)),
      },
    });
  } catch (error) {
    toast.danger(`Не\u00a0отменено. ${messageOf(error)}`);
    void readLatestTerms(code).catch(() => undefined);
  }
}

function restore(before: ClientTerms, saved: ClientTerms): Promise<void> {
  return undoing(before.name, async () => {
    // Every step raises the version by one: if somebody else saves in between, the next step is refused.
    let { version } = saved;
    for (const { id } of newlyPlanned(before, saved)) {
      await call(cancelPlannedTerm, { params: { code: before.code, id } });
      version += 1;
    }
    for (const former of before.planned.filter(({ id, amount }) =>
      saved.planned.some((one) => one.id === id && one.amount !== amount),
    )) {
      await plan(saved, former, version);
      version += 1;
    }
    const plans = asTyped(before).bonusPlans.map((one) =>
      saved.bonusPlans.some(({ id }) => id === one.id) ? one : { ...one, id: null },
    );
    await put(before, { contracts: asTyped(before).contracts, bonusPlans: plans }, version);
  });
}

async function undoing(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    toast(`Вернули как было: ${name}`);
  } catch (error) {
    toast.danger(`${name}: не\u00a0вернули. ${messageOf(error)}`);
  }
}

/** Plans a change as it was. */
function plan(terms: ClientTerms, { field, contractId, amount, validFrom }: Planned, version: number) {
  const contract = termsOn(terms, validFrom).contracts.find(({ id }) => id === contractId);
  const number = amount ?? 0;
  const changes: Readonly<Record<Planned['field'], TermsChange>> = {
    priceType: { priceTypeId: amount },
    discount: { discountPercent: number },
    manager: { managerId: amount },
    limit: { contracts: contract ? [{ ...contract, creditLimitKopecks: number }] : [] },
    postponement: { contracts: contract ? [{ ...contract, postponementDays: number }] : [] },
  };
  return put(terms, { ...changes[field], validFrom }, version);
}

async function put(over: ClientTerms, change: TermsChange, version: number): Promise<ClientTerms> {
  const typedOver = change.validFrom ?? null;
  const body = { ...asTyped(termsOn(over, typedOver)), contracts: [], ...change, typedOver, version };
  return keep(await call(saveClientTerms, { params: { code: over.code }, body }));
}

function keep(saved: ClientTerms): ClientTerms {
  queryClient.setQueryData(clientTermsQuery(saved.code).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: callKey(getOfficeClients) });
  return saved;
}

function newlyPlanned(before: ClientTerms, saved: ClientTerms): readonly Planned[] {
  return saved.planned.filter(({ id }) => !before.planned.some((known) => known.id === id));
}

/** Names the fields of a refusal as a form does that edits one row of a list, such as `contracts.0.number`. */
export async function withFieldsOf<T>(work: Promise<T>, rename: (field: string) => string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { status, errors, requestId } = error;
    const renamed = errors.map(({ field, ...rest }) =>
      field === undefined ? rest : { ...rest, field: rename(field) },
    );
    throw new ApiRefusal(status, renamed, requestId);
  }
}
