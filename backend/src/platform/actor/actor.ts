import type { Principal } from '@shop/contracts/account/permissions';

/** The user who makes a call, resolved from the session once per request (§6). Repositories of customers' rows require it. */
export interface Actor extends Principal {
  readonly sessionId: number;
  readonly userId: number;
  readonly login: string;
  /** A demo account, whose password is public. */
  readonly isDemo: boolean;
  /** «Имя Фамилия». */
  readonly name: string;
  /** The current counterparty; null for staff and for a user who belongs to no company yet. */
  readonly counterpartyId: number | null;
  /** An administrator of the current counterparty, with every right there. */
  readonly isCompanyAdmin: boolean;
  /**
   * The manager or company administrator who impersonates this user, and at which company; stored with everything the
   * session does.
   */
  readonly actedBy: ActedBy | null;
  /**
   * The one company that an impersonation session may see; null in the user's own session. Every query over memberships
   * sees only that company.
   */
  readonly boundTo: number | null;
  /** Why the shop is closed for this user: maintenance, or operations closed the company. Null while it is open. */
  readonly closure: 'maintenance' | 'company-closed' | null;
}

interface ActedBy {
  readonly id: number;
  readonly name: string;
  readonly companyName: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    actor: Actor | null;
  }
}
