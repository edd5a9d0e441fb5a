import { lazy } from 'react';

const load = () => import(/* webpackChunkName: "search-nothing" */ './search-lazy.ts');

export const NoResultsInSection = lazy(async () => ({ default: (await load()).NoResultsInSection }));
export const NoSearchResults = lazy(async () => ({ default: (await load()).NoSearchResults }));
export const ShortQuery = lazy(async () => ({ default: (await load()).ShortQuery }));
