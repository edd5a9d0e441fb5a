import type { ExchangeCatalogue } from '../../../modules/exchange/exchange.api.ts';

/** Numeric codes of ISO 4217, which some systems write instead of letters. */
const letters: Readonly<Record<string, string>> = {
  ...{ '643': 'RUB', '810': 'RUB', '840': 'USD', '978': 'EUR', '156': 'CNY', '933': 'BYN', '398': 'KZT' },
  ...{ RUR: 'RUB', РУБ: 'RUB', Р: 'RUB', '₽': 'RUB', '': 'RUB' },
};

/** Rates of the setting, by the letters of the currency; rubles are one. */
export class PriceCurrencies {
  readonly #kopecksFor: ReadonlyMap<string, number>;

  constructor({ currencies }: Pick<ExchangeCatalogue, 'currencies'>) {
    const rates = currencies.map(({ currency, rubles }) => [lettersOf(currency), rubles] as const);
    this.#kopecksFor = new Map([['RUB', 100], ...rates]);
  }

  isKnown(currency: string): boolean {
    return this.#kopecksFor.has(lettersOf(currency));
  }

  /** A price in hundredths of the currency, in kopecks; null without a rate. */
  toRubles(hundredths: number, currency: string): number | null {
    const kopecks = this.#kopecksFor.get(lettersOf(currency));
    return kopecks === undefined ? null : Math.round((hundredths * kopecks) / 100);
  }
}

export function isRuble(currency: string): boolean {
  return lettersOf(currency) === 'RUB';
}

function lettersOf(currency: string): string {
  const plain = currency.trim().toUpperCase().replace(/\.$/, '');
  return letters[plain] ?? plain;
}
