import type { Module } from '../http/route.ts';
import { sessionRoutes } from './session/session.routes.ts';

/** Every module of the API; a new one adds its line here. */
export const modules: readonly Module[] = [sessionRoutes];
