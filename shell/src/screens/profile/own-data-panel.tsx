import { type getProfile, ownProfile, updateProfile } from '@shop/contracts/account/profile';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { placeName } from '@shop/domain/format/place-name';
import { Form, FormField, useSubmission } from '@shop/kit/form';
import { DraftNote, useDraftForm } from '@shop/kit/form/draft';
import { Button, Grid, Panel, Row, Stack, TextField, toast } from '@shop/ui';
import { Facts } from '@shop/ui/parts/facts';
import { Notice } from '@shop/ui/parts/notice';
import styled from 'styled-components';
import * as v from 'valibot';
import { useHeader } from '../../chrome/common/header.queries.ts';
import { refreshProfile } from './profile.queries.ts';
import { saveProfile } from './save-profile.mutation.ts';

export type Profile = CallAnswer<typeof getProfile>;

const { name, lastName, secondName, workPosition } = ownProfile.entries;
const ownData = v.object({ name, lastName, secondName, workPosition });

/** Names and position can be changed; login, role and city are only shown. */
export function OwnDataPanel({ profile }: { profile: Profile }) {
  const { form, draft } = useDraftForm(ownData, 'profile', savedIn(profile));
  const { onSubmit, notice } = useSubmission(
    form,
    async (ownValues) => {
      await saveProfile(ownValues);
      draft.forget();
      toast.success('Профиль сохранён');
      await refreshProfile();
    },
    updateProfile.names,
  );
  return (
    <Panel title="Личные данные">
      <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
        <Stack gap={4}>
          <KnownFacts profile={profile} />
          <DraftNote draft={draft} />
          <Grid min={200} gap={4} align="start">
            <FormField of={form} name="lastName">
              {(field) => <TextField {...field} label="Фамилия" required autoComplete="family-name" />}
            </FormField>
            <FormField of={form} name="name">
              {(field) => <TextField {...field} label="Имя" required autoComplete="given-name" />}
            </FormField>
            <FormField of={form} name="secondName">
              {(field) => <TextField {...field} label="Отчество" autoComplete="additional-name" />}
            </FormField>
            <FormField of={form} name="workPosition">
              {(field) => <TextField {...field} label="Должность" autoComplete="organization-title" />}
            </FormField>
          </Grid>
          {notice && (
            <Notice tone="danger" title="Профиль не сохранён">
              {notice}
            </Notice>
          )}
          <Row>
            <Button type="submit" variant="primary" pending={form.isSubmitting}>
              Сохранить
            </Button>
          </Row>
        </Stack>
      </Form>
    </Panel>
  );
}

function savedIn({ lastName, name, secondName, workPosition }: Profile) {
  return { lastName, name, secondName, workPosition };
}

function KnownFacts({ profile: { email, roleName } }: { profile: Profile }) {
  const city = useHeader()?.user.city;
  const facts = [
    { term: 'Логин', value: <Breakable>{email}</Breakable> },
    { term: 'Роль', value: roleName },
    ...(city ? [{ term: 'Город', value: placeName(city) }] : []),
  ];
  return <Facts facts={facts} />;
}

/** An e-mail address may be wider than a phone. */
const Breakable = styled.span`
  overflow-wrap: anywhere;
`;
