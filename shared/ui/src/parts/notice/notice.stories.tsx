import { Button } from '../../core/button/button.tsx';
import { Stack } from '../../core/layout/layout.tsx';
import { Notice } from './notice.tsx';

export default { title: 'Notice' };

const tones = ['info', 'success', 'warning', 'danger', 'neutral', 'accent'] as const;

export const Tones = () => (
  <Stack>
    {tones.map((tone) => (
      <Notice key={tone} tone={tone} title="Цены изменились">
        Проверьте корзину перед заказом.
      </Notice>
    ))}
  </Stack>
);

export const WithAction = () => (
  <Notice
    tone="warning"
    title="Превышен лимит"
    action={<Button size="s">Изменить способ оплаты</Button>}
    onDismiss={() => undefined}
  />
);
