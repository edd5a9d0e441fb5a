import type { Right, Role } from '@shop/contracts/account/permissions';

export const DEMO_PASSWORD = 'Demo2026';

interface DemoAccount {
  readonly login: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly name: string;
  readonly last_name: string;
  readonly second_name: string;
  readonly work_position: string;
}

/** The demo accounts of the shop, all with one password. */
export const accounts = {
  buyer: {
    login: 'buyer@demo.example',
    phone: '79000000001',
    role: 'CUSTOMER',
    name: 'Ирина',
    last_name: 'Соколова',
    second_name: 'Алексеевна',
    work_position: 'Начальник отдела снабжения',
  },
  clerk: {
    login: 'clerk@demo.example',
    phone: '79000000002',
    role: 'CUSTOMER',
    name: 'Павел',
    last_name: 'Новиков',
    second_name: 'Дмитриевич',
    work_position: 'Кладовщик',
  },
  manager: {
    login: 'manager@demo.example',
    phone: '79000000003',
    role: 'MANAGER',
    name: 'Елена',
    last_name: 'Морозова',
    second_name: 'Викторовна',
    work_position: 'Менеджер по работе с ключевыми клиентами',
  },
  office: {
    login: 'office@demo.example',
    phone: null,
    role: 'MANAGER',
    name: 'Ольга',
    last_name: 'Кузнецова',
    second_name: 'Ивановна',
    work_position: 'Администратор магазина',
  },
  operations: {
    login: 'ops@demo.example',
    phone: null,
    role: 'OPERATIONS',
    name: 'Сергей',
    last_name: 'Ковалёв',
    second_name: 'Николаевич',
    work_position: 'Инженер эксплуатации',
  },
} as const satisfies Record<string, DemoAccount>;

export const clerkRights: readonly Right[] = ['prices', 'appeals'];

/** The city of accounts that have one; the others are asked for theirs (§4). */
export const cityOfDemo = 'Москва';
