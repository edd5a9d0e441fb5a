import type { AreaRoute } from '@shop/contracts/platform/area';

/** The shell's own screens by name. */
export type ShellPage =
  | 'home'
  | 'auth'
  | 'registration'
  | 'forgot-password'
  | 'change-password'
  | 'login'
  | 'outbox'
  | 'profile'
  | 'engineering-works';

/**
 * A route as data (architecture §2). A page of the shell matches its path only, a route of an area everything below it
 * too.
 */
export type ShellRoute = AreaRoute & { readonly page: ShellPage };

/** The shell's own routes; all others come from the areas. `chunk` is the page's chunk, which the origin preloads. */
export const shellRoutes: readonly ShellRoute[] = [
  {
    path: '/',
    page: 'home',
    guard: 'auth',
    layout: 'default',
    title: 'Главная',
    chunk: 'home',
    slots: ['home.tile'],
  },
  { path: '/auth/', page: 'auth', guard: 'guest', layout: 'typical', title: 'Вход', chunk: 'auth' },
  {
    path: '/registration/',
    page: 'registration',
    guard: 'guest',
    layout: 'typical',
    title: 'Регистрация',
    chunk: 'account',
  },
  {
    path: '/forgot-password/',
    page: 'forgot-password',
    guard: 'guest',
    layout: 'typical',
    title: 'Восстановление пароля',
    chunk: 'account',
  },
  {
    path: '/change-password/',
    page: 'change-password',
    guard: 'open',
    layout: 'typical',
    title: 'Смена пароля',
    chunk: 'account',
  },
  // Bare, because a layout that changes once the user is logged in would remount the page and restart the login.
  { path: '/login/', page: 'login', guard: 'open', layout: 'content', title: 'Вход', chunk: 'account' },
  {
    path: '/developer/outbox/',
    page: 'outbox',
    guard: 'open',
    layout: 'typical',
    title: 'Исходящие',
    chunk: 'account',
  },
  {
    path: '/my-profile/',
    page: 'profile',
    guard: 'auth',
    layout: 'default',
    title: 'Мой профиль',
    chunk: 'profile',
  },
  {
    path: '/engineering-works/',
    page: 'engineering-works',
    guard: 'open',
    layout: 'content',
    title: 'Технические работы',
    chunk: 'errors',
  },
];
