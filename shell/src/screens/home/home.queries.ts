import { getHome } from '@shop/contracts/catalog/home';
import { callQuery } from '@shop/platform/query';
import { recallHome } from './remembered-home.ts';

export const homeQuery = () => callQuery(getHome, {});

/** With what this browser showed last until the server has answered: blocks in their places, loading already. */
export const rememberedHomeQuery = () => ({ ...homeQuery(), placeholderData: recallHome });
