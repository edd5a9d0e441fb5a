import { getSampleFile } from '@shop/contracts/basket-order/quick-order';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { followDownload } from '../../common/follow-download.ts';

/** Downloads a file to be filled in, in the format that is passed; a failure is reported with a retry button. */
export function useDownloadSample() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: 'xlsx' | 'csv') =>
      followDownload((await call(getSampleFile, { body: { format } })).url),
    onError: (error, format) =>
      void toast.danger(`Образец не скачан. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => mutate(format) },
      }),
  });
  return { download: mutate, pending: isPending ? variables : undefined };
}
