import { fromWireNames, toWireNames } from '@shop/shared/contracts/call';
import { DEFAULT_SORT, PAGE_SIZE } from '@shop/shared/contracts/constants';
import { getListing } from '@shop/shared/contracts/listings';
import { type FilterChoice, parseListingPath, printListingPath } from '@shop/shared/contracts/smart-filter';
import * as v from 'valibot';

/** All that a listing's address says. */
export interface ListingParams {
  readonly sectionPath: string;
  readonly filter: FilterChoice;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
}

const ROOT = '/catalog/';
const defaults = { page: 1, pageSize: PAGE_SIZE.catalog, sort: DEFAULT_SORT };

/** Reads an address; whatever makes no sense in it falls back to the default. */
export function parseListingUrl(pathname: string, search: string): ListingParams {
  const query = fromWireNames(Object.fromEntries(new URLSearchParams(search)), getListing.names);
  const { page, pageSize, sort } = v.parse(getListing.query!, query);
  return { ...parseListingPath(pathname.slice(ROOT.length)), page, pageSize, sort };
}

/** Writes it back, defaults left out, so that one listing has one address. */
export function printListingUrl({ sectionPath, filter, ...query }: ListingParams): string {
  const given = Object.entries(toWireNames(withoutDefaults(query), getListing.names));
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${ROOT}${printListingPath(sectionPath, filter)}${search && `?${search}`}`;
}

/** `/catalog/` itself, without section and filter. */
export function isSectionsIndex({ sectionPath, filter }: ListingParams): boolean {
  return sectionPath === '' && filter.prices.length === 0 && filter.props.length === 0;
}

function withoutDefaults(query: Omit<ListingParams, 'sectionPath' | 'filter'>) {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => value !== defaults[name as keyof typeof defaults]),
  );
}
