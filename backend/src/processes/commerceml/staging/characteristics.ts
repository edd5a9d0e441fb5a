import type { ExchangeCatalogue } from '../../../modules/exchange/exchange.api.ts';
import { cutText } from '../reading/cut-text.ts';
import type { OfferRecord } from '../reading/records.ts';
import type { ClassifierStore } from '../stores/classifier-store.ts';
import type { SetAside } from './stores.ts';

const MAX_NAME = 60;
const MAX_TRAIT = 120;

/** The characteristic of offers that 1C describes by nothing but their name: «Ботинки (38)». */
export const OWN_TRAIT = 'Вариант';

/** The property row of a characteristic, for the facets, with its place among others. */
export function traitProperty(
  name: string,
  index: number,
): readonly [id: string, name: string, sort: number] {
  return [`characteristic:${name}`, name, name === OWN_TRAIT ? 29 : 20 + index];
}

type Traits = Readonly<Record<string, string>>;

/** The characteristics of an offer: those that make it a variant, and those that describe the product. */
interface SplitTraits {
  readonly variant: Traits;
  readonly properties: Traits;
}

/** Whether a characteristic makes variants: its name begins with one of the setting's as a word. */
export function variantMatcher({ variants }: Pick<ExchangeCatalogue, 'variants'>): (name: string) => boolean {
  const starts = variants.map(({ name }) => plain(name));
  return (name) => {
    const own = plain(name);
    return starts.some((start) => own.startsWith(start) && !/^[\p{L}\d]/u.test(own.slice(start.length)));
  };
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll('ё', 'е');
}

/** Splits the characteristics of an offer. Since 3.1 they are values of properties. */
export async function splitTraits(
  { variant, properties, statedVariant }: Pick<OfferRecord, 'variant' | 'properties' | 'statedVariant'>,
  { classifier, isVariant }: { classifier: ClassifierStore; isVariant: (name: string) => boolean },
  setAside: SetAside,
): Promise<SplitTraits> {
  const traits = new Map<string, string>();
  for (const { id, value: written, line } of properties) {
    const property = classifier.property(id);
    if (property === undefined) {
      const reason = `свойства с Ид «${id}» нет в классификаторе.`;
      setAside({ of: 'value', line, reason, counts: false });
      continue;
    }
    const value = (await classifier.variantsOf(property)).get(written) ?? written;
    if (value !== '') traits.set(cutText(property.name, MAX_NAME), cutText(value, MAX_TRAIT));
  }
  for (const [name, value] of Object.entries(variant)) traits.set(name, value);
  const entries = [...traits];
  const makesVariant = (name: string) => isVariant(name) || statedVariant.includes(name);
  return {
    variant: Object.fromEntries(entries.filter(([name]) => makesVariant(name))),
    properties: Object.fromEntries(entries.filter(([name]) => !makesVariant(name))),
  };
}
