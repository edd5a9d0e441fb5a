import { getHome } from '@shop/contracts/catalog/home';
import { callQuery } from '@shop/platform/query';
import { recallHome } from './home-cache.ts';

export const homeQuery = () => callQuery(getHome, {});

/** Starts with the arrangement that this browser showed last, so that tiles load in place before the server answers. */
export const rememberedHomeQuery = () => ({ ...homeQuery(), placeholderData: recallHome });
