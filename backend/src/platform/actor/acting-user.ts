import type { Actor } from '@shop/contracts/account/permissions';

/** Whoever makes a call, resolved from the session once per request (§6). Repositories of a customer's rows need it. */
export interface ActingUser extends Actor {
  readonly sessionId: number;
  readonly userId: number;
  readonly login: string;
  /** Made with the demo; its password is public. */
  readonly isDemo: boolean;
  /** «Имя Фамилия». */
  readonly name: string;
  /** Current counterparty; null for staff and for a user whom no company has added yet. */
  readonly counterpartyId: number | null;
  /** Administrator of the current counterparty; has every right there. */
  readonly isCompanyAdmin: boolean;
  /**
   * Who acts for this user, a manager or the company's administrator, and at which company; stored with everything that
   * is done.
   */
  readonly actedBy: ActedBy | null;
  /**
   * The one company an acting session is for; null in a session of one's own. Every query over the own memberships sees
   * that company alone.
   */
  readonly boundTo: number | null;
  /** Why the shop is shut for this user: technical works, or a company closed by operations. */
  readonly shut: 'works' | 'closed' | null;
}

interface ActedBy {
  readonly id: number;
  readonly name: string;
  readonly companyName: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    actor: ActingUser | null;
  }
}
