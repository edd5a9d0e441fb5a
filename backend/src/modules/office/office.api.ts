export { readChecklist } from './checklist/checklist.service.ts';
export { forgetImage, prepareImage, readImage, saveImage } from './settings/setting-images.service.ts';
export { listSettings, readSettingForEditing, saveSettingValue } from './settings/settings.service.ts';
