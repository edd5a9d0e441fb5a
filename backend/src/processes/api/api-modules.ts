import { modules } from '../../modules/index.ts';
import type { Module } from '../../platform/http/route.ts';
import { orderXmlRoutes } from '../exchange/orders-out/order-xml.routes.ts';

/** Every call of the API: those of the modules, and those that only a process can answer. */
export const apiModules: readonly Module[] = [...modules, orderXmlRoutes];
