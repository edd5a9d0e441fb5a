import { removeUserFromCompany } from '@shop/contracts/manager/manager-users';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshManaged } from '../common/managed.queries.ts';

export interface UserName {
  readonly id: number;
  readonly name: string;
}

/** Removes a user from companies by their ids; a failure is reported. Resolves to whether the user was removed. */
export async function detachUser({ id, name }: UserName, contragents: readonly number[]): Promise<boolean> {
  try {
    for (const contragent of contragents)
      await call(removeUserFromCompany, { body: { userId: id, contragent } });
    return true;
  } catch (error) {
    toast.danger(`${name}: доступ не\u00a0закрыт. ${messageOf(error)}`);
    return false;
  } finally {
    void refreshManaged();
  }
}
