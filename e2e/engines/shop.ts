import { before } from 'node:test';
import { openShop, type Shop } from '../fixtures/shop.ts';
import prepareTemplate from '../fixtures/template.ts';

/** The shop of one engine. */
export let shop: Shop & { close(): Promise<void> };

let endTemplate: (() => Promise<void>) | undefined;

before(async () => {
  endTemplate = await prepareTemplate();
  shop = await openShop();
});

export async function closeShop(): Promise<void> {
  await shop?.close();
  await endTemplate?.();
}
