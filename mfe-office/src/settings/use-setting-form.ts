import type { Setting } from '@shop/contracts/office/settings';
import { useDraftForm } from '@shop/kit/form/draft';
import { queryClient } from '@shop/platform/query';
import { useState } from 'react';
import * as v from 'valibot';
import { useVersionedForm, useVersions } from '../common/versioned-form/use-versioned-form.ts';
import { saveSettingWithUndo } from './save-setting.mutation.ts';
import { parseTexts, placedFields, readableText, textsOf } from './setting-texts.ts';
import { settingQuery } from './settings.queries.ts';

/**
 * The form of a setting. What was typed survives a reload and a save by somebody else: `theirs` is what that one has
 * saved, and the next save goes over it.
 */
export function useSettingForm(setting: Setting) {
  const versions = useVersions(setting);
  // Fields belong to the form that was opened.
  const [fields] = useState(setting.fields);
  const textsOfVersion = ({ value }: Setting) => textsOf(fields, value);
  const saved = textsOfVersion(versions.begun);
  const [schema] = useState(() =>
    v.object(Object.fromEntries(Object.keys(saved).map((path) => [path, v.string()]))),
  );
  const { form, draft } = useDraftForm(schema, `setting-${setting.name}`, saved);
  const shownFieldsOf = (version: Setting) => {
    const texts = textsOfVersion(version);
    return placedFields(fields).map((placed) => ({
      ...{ name: placed.path, title: placed.field.title },
      text: readableText(placed, texts[placed.path] ?? ''),
    }));
  };
  const { onSubmit, notice, accept } = useVersionedForm({
    ...{ form, draft, versions, latest: setting },
    textsOf: textsOfVersion,
    fieldsOf: shownFieldsOf,
    save: (texts, over) => saveSettingWithUndo(over, parseTexts(fields, texts)),
    readLatest: () => queryClient.fetchQuery({ ...settingQuery(setting.name), staleTime: 0 }),
  });
  const { begun, theirs } = versions;
  const shown = { before: shownFieldsOf(begun), theirs: theirs && shownFieldsOf(theirs) };
  return { form, draft, fields, onSubmit, notice, begun, theirs, shown, accept };
}
