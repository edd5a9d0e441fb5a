import type { Setting } from '@shop/contracts/office/settings';
import { formatInstant } from '@shop/domain/format/date';
import { Form } from '@shop/kit/form';
import { DraftNote } from '@shop/kit/form/draft';
import { Button, Card, Row, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { ChangedMeanwhile } from '../common/versioned-form/changed-meanwhile.tsx';
import { SettingFields } from './setting-fields.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** All fields of a setting, drawn from what the server says about them. */
export function SettingForm({ setting }: { setting: Setting }) {
  const { form, draft, fields, onSubmit, notice, begun, theirs, shown, accept } = useSettingForm(setting);
  return (
    <Card padding={6}>
      <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
        <Stack gap={4}>
          <Text as="p" tone="muted">
            {setting.description}
          </Text>
          <DraftNote draft={draft} />
          <SettingFields form={form} fields={fields} setting={begun.name} onFilled={draft.keep} />
          {theirs && shown.theirs && (
            <ChangedMeanwhile
              title={`${theirs.lastChange?.by ?? 'Кто-то'} сохранил другой вариант, пока вы правили`}
              before={shown.before}
              theirs={shown.theirs}
              onAccept={() => accept(theirs)}
            />
          )}
          {notice && <Notice tone="danger">{notice}</Notice>}
          <Row>
            <Button type="submit" variant="primary" pending={form.isSubmitting}>
              {theirs ? 'Сохранить мой вариант' : 'Сохранить'}
            </Button>
            <Button variant="quiet" to="/office/settings/">
              Все настройки
            </Button>
          </Row>
          {begun.lastChange && (
            <Text size="s" tone="muted">
              Изменена {formatInstant(begun.lastChange.at)}, {begun.lastChange.by}
            </Text>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
