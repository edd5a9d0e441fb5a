import { getListing } from '@shop/contracts/catalog/listings';
import { fromWireNames, toWireNames } from '@shop/contracts/platform/call';
import {
  type FilterChoice,
  parseListingPath,
  printListingPath,
} from '@shop/contracts/smart-filter/smart-filter';
import { DEFAULT_SORT, PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';

/** The place of a listing. Use one object per place, so that the same URL is parsed into equal parameters. */
export interface ListingBase {
  /** The path in front of section and filter: `/catalog/`, `/brands/ansell/`, `/search/`. */
  readonly root: string;
  /** Names of the page's own search parameters, which every URL of its listing carries: `['query']`. */
  readonly ownParamNames?: readonly string[];
  /** The order without `sort_by`, if it differs from the catalogue's. */
  readonly defaultSort?: string;
}

export const catalogBase: ListingBase = { root: '/catalog/' };

const listingView = v.picklist(['cards', 'list', 'table']);
/** The views of a product list; `table` is the order table. */
export type ListingView = v.InferOutput<typeof listingView>;

/** Everything that a listing's URL contains. */
export interface ListingParams {
  readonly base: ListingBase;
  /** Values of `ownParamNames` of the base; absent parameters are left out. */
  readonly ownParams: Readonly<Record<string, string>>;
  readonly sectionPath: string;
  readonly filter: FilterChoice;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Undefined if the URL leaves the choice to the user's preference. */
  readonly view: ListingView | undefined;
}

/** Parses a URL of `base`; invalid parts fall back to their defaults. */
export function parseListingUrl(pathname: string, search: string, base = catalogBase): ListingParams {
  const given = Object.fromEntries(new URLSearchParams(search));
  const { page, pageSize, sort } = v.parse(getListing.query!, fromWireNames(given, getListing.names));
  const view = v.safeParse(listingView, given.view);
  return {
    base,
    ownParams: Object.fromEntries(
      (base.ownParamNames ?? []).flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
    ),
    ...parseListingPath(pathname.slice(base.root.length)),
    page,
    pageSize,
    sort: 'sort_by' in given ? sort : sortOf(base),
    view: view.success ? view.output : undefined,
  };
}

/** Prints the canonical URL, without defaults. */
export function printListingUrl({ base, ownParams, sectionPath, filter, ...query }: ListingParams): string {
  const defaults = { page: 1, pageSize: PAGE_SIZE.catalog, sort: sortOf(base), view: 'cards' };
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && value !== defaults[name as keyof typeof defaults],
  );
  const named = toWireNames({ ...ownParams, ...Object.fromEntries(given) }, getListing.names);
  const search = new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)]));
  return `${base.root}${printListingPath(sectionPath, filter)}${search.size > 0 ? `?${search}` : ''}`;
}

/** Whether this is the root itself, without section and filter. */
export function isRoot({ sectionPath, filter }: ListingParams): boolean {
  return sectionPath === '' && filter.prices.length === 0 && filter.props.length === 0;
}

function sortOf({ defaultSort }: ListingBase): string {
  return defaultSort ?? DEFAULT_SORT;
}
