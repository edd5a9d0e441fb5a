import { Button, ConfirmDialog, Text } from '@shop/ui';
import { useState } from 'react';
import { type SwitchedCompany, setCompanyActive } from './set-company-active.mutation.ts';

interface CompanySwitchProps {
  readonly company: SwitchedCompany & { readonly isActive: boolean; readonly userCount: number };
  /** The number of open orders, which continue; undefined if unknown. */
  readonly openOrderCount?: number;
  readonly size?: 's' | 'm';
  /** Called before the change is sent. */
  readonly onActionStart?: () => void;
}

/** Switches a client off after explaining what that stops, or on again. */
export function CompanySwitch({ company, openOrderCount, size = 'm', onActionStart }: CompanySwitchProps) {
  const { name, isActive, userCount } = company;
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function change() {
    setBusy(true);
    onActionStart?.();
    await setCompanyActive(company, !isActive);
    setBusy(false);
    setAsking(false);
  }
  return (
    <>
      {/* One button for both states keeps the focus. */}
      <Button
        size={size}
        pending={busy && !isAsking}
        aria-label={`${isActive ? 'Отключить' : 'Включить'}: ${name}`}
        onClick={() => (isActive ? setAsking(true) : void change())}
      >
        {isActive ? 'Отключить' : 'Включить'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Отключить ${name}?`}
        confirmLabel="Отключить"
        danger
        pending={busy}
        onConfirm={() => void change()}
      >
        {/* The dialog is nested in a table cell and would inherit its alignment. */}
        <Text as="p" tone="muted" align="start">
          {`${losing(userCount)} заказывать, платить в\u00a0кредит и\u00a0открывать её документы будет нельзя. Учётные записи и\u00a0другие компании останутся. ${goingOn(openOrderCount)} Включить компанию можно в\u00a0любой момент.`}
        </Text>
      </ConfirmDialog>
    </>
  );
}

function losing(userCount: number): string {
  if (userCount === 0) return 'От\u00a0имени компании';
  return `Сотрудники компании (${userCount}) потеряют её сразу:`;
}

function goingOn(openOrderCount: number | undefined): string {
  if (openOrderCount === undefined) return 'Заказы в\u00a0пути придут.';
  if (openOrderCount === 0) return 'Открытых заказов нет.';
  return `Открытые заказы (${openOrderCount}) мы выполним.`;
}
