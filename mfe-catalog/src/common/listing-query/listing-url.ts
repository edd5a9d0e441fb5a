import { getListing } from '@shop/contracts/catalog/listings';
import { fromWireNames, toWireNames } from '@shop/contracts/platform/call';
import {
  type FilterChoice,
  parseListingPath,
  printListingPath,
} from '@shop/contracts/smart-filter/smart-filter';
import { DEFAULT_SORT, PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';

/** Where a listing lives. One object for each place, so that the same address is read into equal parameters. */
export interface ListingBase {
  /** What stands before section and filter in the path: `/catalog/`, `/brands/ansell/`, `/search/`. */
  readonly root: string;
  /** Search parameters of the page itself, which every address of its listing keeps: `['query']`. */
  readonly keeps?: readonly string[];
  /** The order without `sort_by`, where it is not the catalogue's. */
  readonly defaultSort?: string;
}

export const catalogBase: ListingBase = { root: '/catalog/' };

const listingView = v.picklist(['cards', 'list', 'table']);
/** How products are shown; `table` is the order table. */
export type ListingView = v.InferOutput<typeof listingView>;

/** All that a listing's address says. */
export interface ListingParams {
  readonly base: ListingBase;
  /** Values of the parameters that the base keeps; those that are absent are not in it. */
  readonly kept: Readonly<Record<string, string>>;
  readonly sectionPath: string;
  readonly filter: FilterChoice;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Undefined where the address leaves it to the reader. */
  readonly view: ListingView | undefined;
}

/** Reads an address of `base`; whatever makes no sense in it falls back to the default. */
export function parseListingUrl(pathname: string, search: string, base = catalogBase): ListingParams {
  const given = Object.fromEntries(new URLSearchParams(search));
  const { page, pageSize, sort } = v.parse(getListing.query!, fromWireNames(given, getListing.names));
  const view = v.safeParse(listingView, given.view);
  return {
    base,
    kept: Object.fromEntries(
      (base.keeps ?? []).flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
    ),
    ...parseListingPath(pathname.slice(base.root.length)),
    page,
    pageSize,
    sort: 'sort_by' in given ? sort : sortOf(base),
    view: view.success ? view.output : undefined,
  };
}

/** Writes it back, defaults left out, so that one listing has one address. */
export function printListingUrl({ base, kept, sectionPath, filter, ...query }: ListingParams): string {
  const defaults = { page: 1, pageSize: PAGE_SIZE.catalog, sort: sortOf(base), view: 'cards' };
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && value !== defaults[name as keyof typeof defaults],
  );
  const named = toWireNames({ ...kept, ...Object.fromEntries(given) }, getListing.names);
  const search = new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)]));
  return `${base.root}${printListingPath(sectionPath, filter)}${search.size > 0 ? `?${search}` : ''}`;
}

/** The root itself, without section and filter. */
export function isRoot({ sectionPath, filter }: ListingParams): boolean {
  return sectionPath === '' && filter.prices.length === 0 && filter.props.length === 0;
}

function sortOf({ defaultSort }: ListingBase): string {
  return defaultSort ?? DEFAULT_SORT;
}
