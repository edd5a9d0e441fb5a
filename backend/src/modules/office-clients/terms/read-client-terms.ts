import type { ClientTerms } from '@shop/contracts/office/client-terms';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { UNKNOWN_COMPANY } from '../../access/access.api.ts';
import { readOwnedElsewhere } from '../../counterparties/counterparties.api.ts';
import { readClientChoices } from '../list/client-choices.ts';
import { termText } from './term-words.ts';

const REASON = 'the office edits the terms of all companies';
const SHOWN_CHANGES = 50;

/** Reads the terms of a company. Throws `NotFound` for an unknown code. */
export async function readClientTerms(db: Db, code: string): Promise<ClientTerms> {
  const { id, kpp, closedAt, ...company } = await unscoped(db, REASON)
    .selectFrom('counterparties')
    .select([
      'id',
      'code',
      'name',
      'inn',
      'kpp',
      'address',
      'price_type_id as priceTypeId',
      'discount_percent as discountPercent',
      'manager_id as managerId',
      'active as isActive',
      'closed_at as closedAt',
      'terms_version as version',
    ])
    .where('code', '=', code)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY));
  return {
    ...company,
    kpp: kpp ?? '',
    isClosedByOperations: closedAt !== null,
    contracts: await readContracts(db, id),
    bonusPlans: await readBonusPlans(db, id),
    ...(await readChanges(db, id)),
    ownedElsewhere: [...(await readOwnedElsewhere(db))],
  };
}

function readContracts(db: Db, companyId: number): Promise<ClientTerms['contracts']> {
  return unscoped(db, REASON)
    .selectFrom('contracts')
    .select([
      'id',
      'number',
      'signed_on as signedOn',
      'credit_limit_kopecks as creditLimitKopecks',
      'postponement_days as postponementDays',
    ])
    .where('counterparty_id', '=', companyId)
    .orderBy('signed_on', 'desc')
    .orderBy('id')
    .execute();
}

async function readBonusPlans(db: Db, companyId: number): Promise<ClientTerms['bonusPlans']> {
  const plans = await unscoped(db, REASON)
    .selectFrom('bonus_plans')
    .select([
      'id',
      'period_from as periodFrom',
      'period_to as periodTo',
      'target_kopecks as targetKopecks',
      'steps',
      'paid_by as paidBy',
    ])
    .where('counterparty_id', '=', companyId)
    .orderBy('period_from', 'desc')
    .execute();
  return plans.map(({ paidBy, steps, ...plan }) => ({ ...plan, steps: [...steps], isPaid: paidBy !== null }));
}

async function readChanges(db: Db, companyId: number): Promise<Pick<ClientTerms, 'planned' | 'history'>> {
  const choices = await readClientChoices(db);
  const changes = unscoped(db, REASON)
    .selectFrom('terms_history as change')
    .leftJoin('contracts as contract', 'contract.id', 'change.contract_id')
    .select([
      'change.id',
      'change.field',
      'change.contract_id as contractId',
      'contract.number as contract',
      'change.before_value as before',
      'change.value',
      'change.valid_from as validFrom',
      'change.applied_at as appliedAt',
      'change.by_name as by',
    ])
    .where('change.counterparty_id', '=', companyId);
  const planned = await changes
    .where('change.applied_at', 'is', null)
    .orderBy('change.valid_from')
    .orderBy('change.id')
    .execute();
  const applied = await changes
    .where('change.applied_at', 'is not', null)
    .orderBy('change.applied_at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(SHOWN_CHANGES)
    .execute();
  return {
    planned: planned.map(({ id, field, contractId, contract, value, validFrom, by }) => ({
      ...{ id, field, contractId, validFrom, by },
      contract: contract ?? '',
      value: termText(field, value, choices),
      amount: value,
    })),
    history: applied.map(({ id, field, contract, before, value, validFrom, appliedAt, by }) => ({
      ...{ id, field, validFrom, by },
      contract: contract ?? '',
      before: termText(field, before, choices),
      value: termText(field, value, choices),
      at: (appliedAt ?? new Date(0)).toISOString(),
    })),
  };
}
