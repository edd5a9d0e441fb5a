import { getSetting, getSettings } from '@shop/contracts/office/settings';
import { callQuery } from '@shop/platform/query';

export const settingsQuery = () => callQuery(getSettings, {});
export const settingQuery = (name: string) => callQuery(getSetting, { params: { name } });
