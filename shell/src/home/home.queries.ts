import type { CallAnswer } from '@shop/shared/contracts/call';
import { getHome } from '@shop/shared/contracts/home';
import { callQuery } from '@shop/shared/query';
import { recallHome } from './remembered-home.ts';

export type Home = CallAnswer<typeof getHome>;

export const homeQuery = () => callQuery(getHome, {});

/** With what this browser showed last until the server has answered: blocks in their places, loading already. */
export const rememberedHomeQuery = () => ({ ...homeQuery(), placeholderData: recallHome });
