import { findBank } from '@shop/contracts/office/banks';
import { getSetting, getSettingImage, getSettings } from '@shop/contracts/office/settings';
import { callQuery } from '@shop/platform/query';

export const settingsQuery = () => callQuery(getSettings, {});
export const settingQuery = (name: string) => callQuery(getSetting, { params: { name } });
/** The same id is always the same image. */
export const settingImageQuery = (id: string) => ({
  ...callQuery(getSettingImage, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
});
export const bankQuery = (bik: string) => ({
  ...callQuery(findBank, { body: { bik } }),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});
