import type { FileCount, ImportProblem } from '../staging/problems.ts';

/** More than a tenth of a file was set aside: nothing is applied until a person accepts it. */
export class TooMuchSetAside extends Error {
  readonly count: FileCount;
  readonly problems: readonly ImportProblem[];
  readonly problemCount: number;

  constructor(count: FileCount, problems: readonly ImportProblem[], problemCount: number) {
    super(describeExcess(count));
    this.name = 'TooMuchSetAside';
    this.count = count;
    this.problems = problems;
    this.problemCount = problemCount;
  }
}

export function describeExcess({ file, setAside, records }: FileCount): string {
  return `${file}: отложено записей ${setAside} из ${records}, больше десятой части.`;
}

/** A full catalogue lacks more than a fifth of what is on sale: nothing is applied until a person accepts it. */
export class TooMuchWithdrawn extends Error {
  readonly content: 'products' | 'offers';
  readonly withdrawn: number;
  readonly onSale: number;

  constructor(content: 'products' | 'offers', withdrawn: number, onSale: number) {
    const what = content === 'products' ? 'товаров' : 'предложений';
    super(`Полная выгрузка снимает с продажи ${what}: ${withdrawn} из ${onSale}, больше пятой части.`);
    this.name = 'TooMuchWithdrawn';
    this.content = content;
    this.withdrawn = withdrawn;
    this.onSale = onSale;
  }
}
