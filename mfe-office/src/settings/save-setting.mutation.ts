import { getSettings, type Setting, saveSetting } from '@shop/contracts/office/settings';
import { call, messageOf } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { UNDO_MS } from '../common/undo.ts';
import type { SettingValue } from './setting-texts.ts';
import { settingQuery } from './settings.queries.ts';

/**
 * Saves a setting over `before`, and offers an undo. Rejects as the call does: `conflict` when somebody has saved another
 * version.
 */
export async function saveSettingWithUndo(before: Setting, value: SettingValue): Promise<Setting> {
  const saved = await save(before.name, value, before.version);
  const formerValue = before.value;
  if (saved.version === before.version) toast('Ничего не\u00a0изменилось');
  else if (formerValue === null) toast(`Сохранено: ${before.title}`);
  else
    toast(`Сохранено: ${before.title}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void restore(saved, formerValue) },
    });
  return saved;
}

async function restore({ name, title, version }: Setting, value: SettingValue): Promise<void> {
  try {
    await save(name, value, version);
    toast(`Вернули как было: ${title}`);
  } catch (error) {
    toast.danger(`${title}: не\u00a0вернули. ${messageOf(error)}`);
  }
}

async function save(name: string, value: SettingValue, version: number): Promise<Setting> {
  const saved = await call(saveSetting, { params: { name }, body: { value: { ...value }, version } });
  queryClient.setQueryData(settingQuery(name).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: callKey(getSettings) });
  return saved;
}
