import { Text } from '../text/text.tsx';
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx';

export default { title: 'Visually hidden' };

export const ForScreenReaders = () => (
  <Text>
    12<VisuallyHidden> штук</VisuallyHidden> шт.
  </Text>
);

export const SkipToContent = () => <SkipLink targetId="root" />;
