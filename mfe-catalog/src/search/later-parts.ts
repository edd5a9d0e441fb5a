import { lazy } from 'react';

const load = () => import(/* webpackChunkName: "search-nothing" */ './later.ts');

export const NothingInSection = lazy(async () => ({ default: (await load()).NothingInSection }));
export const SearchNothing = lazy(async () => ({ default: (await load()).SearchNothing }));
export const ShortQuery = lazy(async () => ({ default: (await load()).ShortQuery }));
