import type { AreaRoute } from '@shop/shared/contracts/area';

/** Screens of the shell itself, by name. */
export type ShellPage = 'home' | 'login' | 'profile' | 'engineering-works';

/** A route as data (architecture §2). A shell page takes its path only, an area's route all below it too. */
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
  { path: '/auth/', page: 'login', guard: 'guest', layout: 'typical', title: 'Вход', chunk: 'login' },
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
