import type { Bank } from '@shop/contracts/office/banks';
import * as v from 'valibot';
import { requestDadata } from '../../../platform/dadata/dadata.ts';
import { Unavailable } from '../../../platform/errors/errors.ts';
import type { Services } from '../../../platform/http/services.ts';

type Register = Pick<Services, 'settings' | 'localRegister' | 'log'>;

const TIMEOUT_MS = 3000;
const optionalText = v.optional(v.nullable(v.string()), null);

/** The part of a DaData bank that the shop needs. */
const dadataAnswer = v.object({
  suggestions: v.array(
    v.object({
      value: v.string(),
      data: v.object({
        bic: optionalText,
        correspondent_account: optionalText,
        payment_city: optionalText,
        state: v.optional(v.nullable(v.object({ status: v.string() })), null),
      }),
    }),
  ),
});

/**
 * Finds a bank by its БИК in DaData if there is a key; without one, in the demo shop's own register. Null if the register
 * does not know it. Throws `Unavailable` if no register answers.
 */
export async function findBankByBik(register: Register, bik: string): Promise<Bank | null> {
  const { settings, localRegister, log } = register;
  if (settings.dadataKey === undefined && localRegister !== null) return localRegister.bank(bik);
  try {
    const answer = await requestDadata(settings, {
      path: 'findById/bank',
      body: { query: bik, count: 10 },
      timeoutMs: TIMEOUT_MS,
    });
    // DaData also finds banks by SWIFT and ИНН.
    const found = v.parse(dadataAnswer, answer).suggestions.find(({ data }) => data.bic === bik);
    return found === undefined ? null : bankOf(found);
  } catch (error) {
    log.warn({ err: error }, 'no bank of a BIK');
    throw new Unavailable('Справочник банков сейчас не\u00a0отвечает. Заполните банк вручную');
  }
}

function bankOf({ value, data }: v.InferOutput<typeof dadataAnswer>['suggestions'][number]): Bank {
  const city = data.payment_city?.replace(/^г\s+/, 'г. ') ?? '';
  return {
    name: [value, city].filter(Boolean).join(', '),
    correspondentAccount: data.correspondent_account ?? '',
    isActive: data.state?.status !== 'LIQUIDATED',
  };
}
