import { tryExchangeNode } from '@shop/contracts/office/exchange';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { call, messageOf } from '@shop/platform/http';

/** The steps that 1C would make, or why they could not be tried. */
export type Attempt = CallAnswer<typeof tryExchangeNode> | { readonly failure: string };

/** Plays 1C's first calls with the password. Never rejects. */
export async function tryNode(id: number, password: string): Promise<Attempt> {
  try {
    return await call(tryExchangeNode, { params: { id }, body: { password } });
  } catch (error) {
    return { failure: messageOf(error) };
  }
}
